import { useState } from 'react';
import { allBlocks, drawsChildren, findBlock, type Place, refusalOf } from '../../../core/form/editing';
import type { Block } from '../../../core/form';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/fields/Select';
import { useBuilder, useBuilderState } from '../run/builder';
import { blockName } from '../run/useBlockName';
import { useBlockTexts, useEditorTexts } from '../run/useEditorTexts';

/** "Move to…": picks a place for the selection from lists, without dragging or repeated key presses. */
export function MoveTo() {
  const texts = useEditorTexts();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isAnySelected = useBuilderState(({ history }) => history.selected.length > 0);
  return (
    <>
      <Button variant="secondary" aria-disabled={!isAnySelected} onClick={() => isAnySelected && setOpen(true)}>
        {texts.moveTo}
      </Button>
      {isOpen !== null && (
        <Dialog open={isOpen} title={texts.moveTo} closeText={texts.cancel} onClose={() => setOpen(false)}>
          <Places close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

function Places({ close }: { close(): void }) {
  const builder = useBuilder();
  const texts = useEditorTexts();
  const { kinds } = useBlockTexts();
  const { present, selected } = useBuilderState(({ history }) => history);
  const [parent, setParent] = useState('');
  const [index, setIndex] = useState('0');
  const fits = (at: Place) => refusalOf(present, { do: 'move', blocks: selected, at }) === null;
  const boxes = allBlocks(present.document).filter(
    ({ type, id }) => drawsChildren(type) && fits({ parent: id, index: 0 }),
  );
  const nameOf = (block: Block) => {
    const { kind, own } = blockName(block, kinds);
    return own ? `${kind} · ${own}` : kind;
  };
  const siblings = (findBlock(present.document, parent)?.block ?? present.document).children;
  return (
    <div className="panel-fields">
      <Select
        label={texts.moveInto}
        value={parent || '-'}
        options={[{ value: '-', label: texts.form }, ...boxes.map((box) => ({ value: box.id, label: nameOf(box) }))]}
        onValue={(id) => {
          setParent(id === '-' ? '' : id);
          setIndex('0');
        }}
      />
      <Select
        label={texts.movePlace}
        value={index}
        options={[
          { value: '0', label: texts.first },
          ...siblings.map((block, at) => ({ value: String(at + 1), label: texts.afterBlock(nameOf(block)) })),
        ]}
        onValue={setIndex}
      />
      <div className="builder-actions">
        <Button variant="secondary" onClick={close}>
          {texts.cancel}
        </Button>
        <Button
          onClick={() => {
            builder.move(selected, { parent: parent || null, index: Number(index) });
            close();
          }}
        >
          {texts.move}
        </Button>
      </div>
    </div>
  );
}
