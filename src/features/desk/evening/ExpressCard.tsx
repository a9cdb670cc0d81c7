import { useRef, useState, type FormEvent } from 'react';
import { randomId } from '../../../client/randomId';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { readTyped } from '../typedAmount';
import { enterRow, type Row } from './enterRow';
import { useEveningTexts } from './eveningTexts';
import { SharedFields, type Shared } from './SharedFields';
import { TypedRows, type Typed } from './TypedRows';

interface ExpressCardProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
  onEntered(): void;
}

/** Entry of many rows (DESK-62): what they share is said once, then name, amount, Enter. Each row says whether it is kept. */
export function ExpressCard({ organisation, campaign, onEntered }: ExpressCardProps) {
  const { lang, call } = useDesk();
  const words = useEveningTexts();
  const { devise, teams, id: campaignId } = campaign;
  const [shared, setShared] = useState<Shared>({ kind: 'promise', team: '', day: '' });
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [rows, setRows] = useState<readonly Typed[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useAskBeforeLeaving(rows.some(({ state }) => state !== 'kept'));
  const mark = (id: string, state: Typed['state']) =>
    setRows((now) => now.map((row) => (row.id === id ? { ...row, state } : row)));
  const send = async (row: Row) => {
    mark(row.id, 'sending');
    try {
      await enterRow(call, { organisation: organisation.id, params: { campaignId } }, row);
      mark(row.id, 'kept');
      onEntered();
    } catch (failed) {
      mark(row.id, { failed });
    }
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const montant = readTyped(typed, devise);
    setWrong(montant === null);
    const [nameField, amountField] = form.current?.querySelectorAll<HTMLInputElement>('.evening-row input') ?? [];
    if (montant === null) return amountField?.focus();
    const row = { ...shared, id: randomId(), name: name.trim(), montant };
    setRows((now) => [{ ...row, state: 'sending' }, ...now]);
    setName('');
    setTyped('');
    nameField?.focus();
    void send(row);
  };
  return (
    <Card className="stack">
      <h2>{words.express}</h2>
      <p className="muted">{words.expressText}</p>
      <form ref={form} className="stack" noValidate onSubmit={add}>
        <SharedFields {...{ teams, shared }} onShared={setShared} />
        <div className="desk-filters evening-row">
          <TextInput
            label={words.name}
            maxLength={100}
            autoComplete="off"
            dir="auto"
            enterKeyHint="next"
            value={name}
            onValue={setName}
          />
          <AmountInput
            label={words.amount}
            currency={devise}
            lang={lang}
            error={isWrong ? words.amountWrong : undefined}
            announce
            value={typed}
            onValue={setTyped}
          />
          <Button type="submit">{words.add}</Button>
        </div>
      </form>
      <TypedRows {...{ rows, devise }} onRetry={(row) => void send(row)} />
    </Card>
  );
}
