import { Icon } from '../../../ui/Icon';
import { useBuilder } from '../run/builder';
import { copyIcon, downIcon, removeIcon, upIcon } from '../icons';
import { useEditorTexts } from '../run/useEditorTexts';
import { useRemove } from '../run/useRemove';

/** Buttons beside the selected block. */
export function BlockTools({ id }: { id: string }) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const remove = useRemove();
  const tools = [
    { label: texts.moveUp, icon: upIcon, press: () => builder.step('up') },
    { label: texts.moveDown, icon: downIcon, press: () => builder.step('down') },
    { label: texts.duplicate, icon: copyIcon, press: () => builder.duplicate([id]) },
    { label: texts.remove, icon: removeIcon, press: () => remove([id]) },
  ];
  return (
    <div className="canvas-tools" role="group" aria-label={texts.blockTools}>
      {tools.map(({ label, icon, press }) => (
        <button
          key={label}
          type="button"
          className="tool"
          aria-label={label}
          title={label}
          onClick={(event) => {
            event.stopPropagation();
            press();
          }}
        >
          <Icon path={icon} />
        </button>
      ))}
    </div>
  );
}
