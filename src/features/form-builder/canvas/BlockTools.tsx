import { useBuilder } from '../run/builder';
import { copyIcon, downIcon, removeIcon, upIcon } from '../icons';
import { useEditorTexts } from '../run/useEditorTexts';
import { ToolButton } from '../ToolButton';
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
    // A press on a tool is none on the block.
    <div
      className="canvas-tools"
      role="group"
      aria-label={texts.blockTools}
      onClick={(event) => event.stopPropagation()}
    >
      {tools.map(({ label, icon, press }) => (
        <ToolButton key={label} label={label} icon={icon} press={press} />
      ))}
    </div>
  );
}
