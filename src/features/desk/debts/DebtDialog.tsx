import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { createDebt, getDebt, updateDebt, type OwnDebt } from '../../../contract/records/debts';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { unlessThere } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Met } from '../editing/Met';
import { EditDialog } from '../editing/EditDialog';
import { useEdits } from '../editing/useEdits';
import { readTyped, writeTyped } from '../typedAmount';
import { useDebtsTexts } from './debtsTexts';

interface DebtDialogProps {
  readonly organisation: Belonging;
  /** The debt to be changed; null for a new one. */
  readonly debt: OwnDebt | null;
  readonly devise: string;
  onClose(): void;
  onDone(id: string): void;
}

type Known = Pick<OwnDebt, 'name' | 'montant' | 'due' | 'active' | 'version'>;
const blank: Known = { name: '', montant: 0, due: null, active: true, version: '' };
const keys = ['name', 'montant', 'due', 'active'] as const;

/** Notes a debt, or changes one (DESK-45). A new one has its id from the beginning: it is noted once, whatever answer was lost. */
export function DebtDialog({ organisation, debt, devise, onClose, onDone }: DebtDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = useDebtsTexts();
  const [id] = useState(() => debt?.id ?? randomId());
  const [record, take] = useState<Known>(debt ?? blank);
  const read = ({ name, montant, due, active }: Known, key: (typeof keys)[number]) =>
    ({ name, active, due: due ?? '', montant: montant === 0 ? '' : writeTyped(montant, lang) })[key];
  const place = { organisation: organisation.id, params: { detteId: id } };
  const edits = useEdits<Known, (typeof keys)[number]>({
    ...{ record, keys, read, take },
    async write({ version }, { name, montant, due, active }) {
      const body = {
        ...(typeof name === 'string' && { name: name.trim() }),
        ...(montant !== undefined && { montant: readTyped(String(montant), devise) ?? 0 }),
        ...(due !== undefined && { due: String(due) || null }),
        ...(typeof active === 'boolean' && { active }),
      };
      if (debt) return (await call(updateDebt, { ...place, body: { ...body, version } })).data;
      const whole = { name: '', montant: 0, ...body, id };
      await call(createDebt, { organisation: organisation.id, body: whole }).catch(unlessThere);
      return record;
    },
    reload: async () => (await call(getDebt, place)).data,
  });
  const { busy, error, met, set } = edits;
  const textOf = (key: (typeof keys)[number]) => String(edits.valueOf(key));
  const [name, typed, due] = [textOf('name'), textOf('montant'), textOf('due')];
  const active = edits.valueOf('active');
  const isWrong = typed !== '' && readTyped(typed, devise) === null;
  const save = async () => {
    if (isWrong || !(await edits.save())) return;
    notify(words.saved);
    onDone(id);
  };
  const labels = { name: words.name, montant: words.amount, due: words.due, active: words.active };
  const written = (key: (typeof keys)[number]) =>
    key === 'active' ? words.states[record.active ? 'open' : 'closed'] : String(read(record, key));
  return (
    <EditDialog title={debt ? words.edit : words.create} onClose={onClose}>
      <DeskForm texts={texts} submit={words.save} busy={busy} error={error} wide onSubmit={() => void save()}>
        <TextInput
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={name}
          onValue={(value) => set('name', value)}
        />
        <AmountInput
          label={words.amount}
          currency={devise}
          lang={lang}
          error={isWrong ? words.amountWrong : undefined}
          announce
          required
          value={typed}
          onValue={(value) => set('montant', value)}
        />
        <TextInput
          label={words.due}
          hint={words.dueHint}
          type="date"
          value={due}
          onValue={(value) => set('due', value)}
        />
        {debt && (
          <Checkbox
            label={words.active}
            hint={words.activeHint}
            checked={active === true}
            onValue={(value) => set('active', value)}
          />
        )}
        <Met rows={met.map((key) => ({ label: labels[key], value: written(key) }))} />
      </DeskForm>
    </EditDialog>
  );
}
