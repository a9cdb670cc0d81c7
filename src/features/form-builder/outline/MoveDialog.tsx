import { useState } from 'react';
import type { Block } from '../../../core/form';
import { allBlocks, drawsChildren, findBlock, type Place, refusalOf } from '../../../core/form/editing';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/fields/Select';
import { useBuilder, useBuilderState } from '../run/builder';
import { fullName } from '../run/useBlockName';
import { useBlockTexts, useEditorTexts } from '../run/useEditorTexts';

/** Picks a place for the selection from lists. */
export function MoveDialog({ open, close }: { open: boolean; close(): void }) {
  const texts = useEditorTexts();
  return (
    <Dialog open={open} title={texts.moveTo} closeText={texts.cancel} onClose={close}>
      <Places close={close} />
    </Dialog>
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
  const nameOf = (block: Block) => fullName(block, kinds);
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
