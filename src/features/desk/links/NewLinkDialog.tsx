import { useCallback, useState } from 'react';
import { createLink, type CreateLink } from '../../../contract/payments/links';
import { listCaisses } from '../../../contract/records/adminCaisses';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { EditDialog } from '../editing/EditDialog';
import { isArchived } from '../funds/fundState';
import { readTyped } from '../typedAmount';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import { useLinksTexts } from './linksTexts';

interface NewLinkDialogProps {
  readonly organisation: Belonging;
  readonly devise: string;
  onClose(): void;
  onMade(id: string): void;
}

/** Makes a payment link (DESK-44): what for, how much, and until when it can be used. */
export function NewLinkDialog({ organisation, devise, onClose, onMade }: NewLinkDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = useLinksTexts();
  const [label, setLabel] = useState('');
  const [fund, setFund] = useState('');
  const [typed, setTyped] = useState('');
  const [changeable, setChangeable] = useState(false);
  const [reusable, setReusable] = useState(false);
  const [until, setUntil] = useState('');
  const { busy, error, run } = useWork();
  const load = useCallback(
    async () => (await call(listCaisses, { organisation: organisation.id })).data,
    [call, organisation.id],
  );
  const funds = (useLoaded(load).found ?? []).filter((one) => !isArchived(one));
  const montant = readTyped(typed, devise);
  const isWrong = typed.trim() !== '' && montant === null;
  const make = () =>
    void run(async () => {
      if (isWrong) return;
      const body: CreateLink = {
        linkType: 'PAIEMENT',
        config: {
          ...(fund ? { type: 'CAISSE', typeId: fund } : { type: 'GENERAL' }),
          label: label.trim(),
          ...(montant !== null && { montant, fixedAmount: !changeable }),
        },
        reusable,
        meta: { title: label.trim() },
        ...(until && { expiresAt: new Date(`${until}T23:59:59`).toISOString() }),
      };
      const answer = await call(createLink, { organisation: organisation.id, body });
      notify(words.made);
      onMade(answer.data.id);
    });
  return (
    <EditDialog title={words.create} onClose={onClose}>
      <DeskForm texts={texts} submit={words.createSubmit} busy={busy} error={error} wide onSubmit={make}>
        <TextInput
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={label}
          onValue={setLabel}
        />
        {funds.length > 0 && (
          <Select
            label={words.fund}
            value={fund}
            options={[{ value: '', label: words.noFund }, ...funds.map(({ id, name }) => ({ value: id, label: name }))]}
            onValue={setFund}
          />
        )}
        <AmountInput
          label={words.amount}
          hint={words.amountHint}
          currency={devise}
          lang={lang}
          error={isWrong ? words.amountWrong : undefined}
          announce
          value={typed}
          onValue={setTyped}
        />
        {montant !== null && <Checkbox label={words.changeable} checked={changeable} onValue={setChangeable} />}
        <TextInput label={words.until} hint={words.untilHint} type="date" value={until} onValue={setUntil} />
        <Checkbox label={words.reusable} hint={words.reusableHint} checked={reusable} onValue={setReusable} />
      </DeskForm>
    </EditDialog>
  );
}
