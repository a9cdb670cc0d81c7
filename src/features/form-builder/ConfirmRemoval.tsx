import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { findBlock } from '../../core/form/editing';
import { useBuilder, useBuilderState } from './run/builder';
import { useBlockName } from './run/useBlockName';
import { useEditorTexts } from './run/useEditorTexts';

/** Asks before removing fields that other blocks use, and lists those blocks (BUILD-23). */
export function ConfirmRemoval() {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const asked = useBuilderState((state) => state.asked);
  const [isNeeded, setNeeded] = useState(false);
  if (asked && !isNeeded) setNeeded(true);
  const close = () => builder.store.setState({ asked: null });
  if (!isNeeded) return null;
  return (
    <Dialog open={asked !== null} title={texts.removeUsed} closeText={texts.cancel} onClose={close}>
      <p>{texts.usedBy}</p>
      <ul className="builder-uses">
        {[...new Set(asked?.uses.map(({ block }) => block))].map((block) => (
          <li key={block}>
            <UsingBlock id={block} />
          </li>
        ))}
      </ul>
      <div className="builder-actions">
        <Button variant="secondary" onClick={close}>
          {texts.keep}
        </Button>
        <Button
          onClick={() => {
            if (asked) builder.remove(asked.ids);
            close();
          }}
        >
          {texts.removeAnyway}
        </Button>
      </div>
    </Dialog>
  );
}

function UsingBlock({ id }: { id: string }) {
  const block = useBuilderState(({ history }) => findBlock(history.present.document, id)?.block);
  const name = useBlockName(block ?? { type: '', props: {} });
  return (
    <>
      {name.kind} {name.own && <bdi>« {name.own} »</bdi>}
    </>
  );
}
