import { useState } from 'react';
import { randomId } from '../../../client/randomId';
import { createDebt, updateDebt, type Debt } from '../../../contract/records/debts';
import { Dialog } from '../../../ui/Dialog';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { unlessThere } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { readTyped, writeTyped } from '../typedAmount';
import { useDebtsTexts } from './debtsTexts';

interface DebtDialogProps {
  readonly organisation: Belonging;
  /** The debt to be changed; null for a new one. */
  readonly debt: Debt | null;
  readonly devise: string;
  onClose(): void;
  onDone(): void;
}

/** Notes a debt, or changes one (DESK-45). A new one has its id from the beginning: it is noted once, whatever answer was lost. */
export function DebtDialog({ organisation, debt, devise, onClose, onDone }: DebtDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = useDebtsTexts();
  const [id] = useState(randomId);
  const [name, setName] = useState(debt?.name ?? '');
  const [typed, setTyped] = useState(() => (debt ? writeTyped(debt.montant, lang) : ''));
  const [active, setActive] = useState(debt?.active ?? true);
  const { busy, error, run } = useWork();
  const montant = readTyped(typed, devise);
  const isWrong = typed !== '' && montant === null;
  const save = () =>
    void run(async () => {
      if (montant === null) return;
      const body = { name: name.trim(), montant, active };
      const place = { organisation: organisation.id };
      if (debt) await call(updateDebt, { ...place, params: { detteId: debt.id }, body });
      else await call(createDebt, { ...place, body: { ...body, id } }).catch(unlessThere);
      notify(words.saved);
      onDone();
    });
  return (
    <Dialog open title={debt ? words.edit : words.create} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={texts} submit={words.save} busy={busy} error={error} wide onSubmit={save}>
        <TextInput
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={name}
          onValue={setName}
        />
        <AmountInput
          label={words.amount}
          currency={devise}
          lang={lang}
          error={isWrong ? words.amountWrong : undefined}
          announce
          required
          value={typed}
          onValue={setTyped}
        />
        {debt && <Checkbox label={words.active} hint={words.activeHint} checked={active} onValue={setActive} />}
      </DeskForm>
    </Dialog>
  );
}
