import { useState } from 'react';
import { updateStock, type StockLimit } from '../../../contract/forms/stock';
import { localeOf } from '../../../core/money';
import { Dialog } from '../../../ui/Dialog';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { withProblems } from '../withProblems';
import { namesOf } from './namesOf';
import { capacityBy, type StockChange } from './capacityBy';
import { useStockTexts } from './stockTexts';

interface SetStockDialogProps {
  readonly organisation: string;
  readonly limit: StockLimit;
  onClose(): void;
  onDone(): void;
}

/** Adds to a limit or sets what is left of it (DESK-121); where somebody else did meanwhile, it says so and asks again. */
export function SetStockDialog({ organisation, limit, onClose, onDone }: SetStockDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = useStockTexts();
  const [known, setKnown] = useState(limit);
  const [way, setWay] = useState<StockChange>(limit.calendar ? 'all' : 'add');
  const [typed, setTyped] = useState(limit.calendar ? String(limit.capacity) : '');
  const { busy, error, run } = useWork();
  const write = (count: number) => new Intl.NumberFormat(localeOf(lang)).format(count);
  const capacity = capacityBy(way, typed, known);
  const set = () =>
    void run(async () => {
      if (capacity === null) return;
      try {
        const body = { capacity, version: known.version };
        await call(updateStock, { organisation, params: { stockId: known.id }, body });
      } catch (thrown) {
        if (!(thrown instanceof DeskError) || thrown.code !== 'changed') throw thrown;
        const newest = thrown.newest as StockLimit;
        setKnown(newest);
        // As it was sent: our own earlier attempt, whose answer was lost.
        if (newest.capacity !== capacity) throw thrown;
      }
      notify(texts.saved);
      onClose();
      onDone();
    });
  return (
    <Dialog open title={namesOf(limit)} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={withProblems(texts, { ...words.problems, changed: words.changedMeanwhile(write(known.capacity)) })}
        submit={texts.save}
        busy={busy}
        error={error}
        wide
        onSubmit={set}
      >
        <p className="muted">
          {known.calendar
            ? words.perSlot(write(known.capacity))
            : words.now(write(known.capacity), write(known.capacity - known.left), write(known.left))}
        </p>
        {!known.calendar && (
          <Select
            label={words.what}
            value={way}
            options={(['add', 'left'] as const).map((value) => ({ value, label: words.ways[value] }))}
            onValue={setWay}
          />
        )}
        <TextInput
          label={words.numberOf[way]}
          type="number"
          inputMode="numeric"
          min={0}
          max={1_000_000}
          autoComplete="off"
          required
          value={typed}
          onValue={setTyped}
        />
        {capacity !== null && !known.calendar && (
          <p aria-live="polite">{words.result(write(capacity), write(Math.max(0, capacity - taken(known))))}</p>
        )}
      </DeskForm>
    </Dialog>
  );
}

const taken = ({ sold, held }: StockLimit) => sold + held;
