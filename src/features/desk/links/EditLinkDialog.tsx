import { useState } from 'react';
import { getAdminLink, updateLink, type AdminLink } from '../../../contract/payments/links';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Met } from '../editing/Met';
import { EditDialog } from '../editing/EditDialog';
import { useEdits } from '../editing/useEdits';
import { readTyped, writeTyped } from '../typedAmount';
import { withProblems } from '../withProblems';
import { useLinksTexts } from './linksTexts';

interface EditLinkDialogProps {
  readonly link: AdminLink;
  readonly organisation: Belonging;
  readonly devise: string;
  onClose(): void;
  onSaved(): Promise<void>;
}

const keys = ['label', 'montant', 'changeable', 'until'] as const;
type Key = (typeof keys)[number];

/** Subjects with a price of their own keep it. */
const PRICED: readonly string[] = ['GENERAL', 'CAISSE', 'CAMPAGNE'];

/** Changes label, amount and end of a link under its version (DESK-113). */
export function EditLinkDialog({ link, organisation, devise, onClose, onSaved }: EditLinkDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = useLinksTexts();
  const [record, take] = useState(link);
  const place = { organisation: organisation.id, params: { lienId: link.id } };
  const read = ({ config: { label, montant, fixedAmount }, expiresAt }: AdminLink, key: Key) =>
    ({
      label: label ?? '',
      montant: montant ? writeTyped(montant, lang) : '',
      changeable: fixedAmount !== true,
      until: expiresAt === null ? '' : dayHere(expiresAt),
    })[key];
  const edits = useEdits<AdminLink, Key>({
    ...{ record, keys, read, take },
    async write({ version }, { label, montant, changeable, until }) {
      const body = {
        version,
        ...(typeof label === 'string' && { label: label.trim() }),
        ...(montant !== undefined && { montant: readTyped(String(montant), devise) }),
        ...(typeof changeable === 'boolean' && { fixedAmount: !changeable }),
        ...(until !== undefined && { expiresAt: until === '' ? null : endOf(String(until)) }),
      };
      return (await call(updateLink, { ...place, body })).data;
    },
    reload: async () => (await call(getAdminLink, place)).data,
  });
  const { busy, error, met, set } = edits;
  const textOf = (key: Key) => String(edits.valueOf(key));
  const typed = textOf('montant');
  const isWrong = typed.trim() !== '' && readTyped(typed, devise) === null;
  const isPriced = link.linkType === 'PAIEMENT' && PRICED.includes(link.config.type);
  const labels = { label: words.name, montant: words.amount, changeable: words.changeable, until: words.until };
  const save = async () => {
    if (isWrong || !(await edits.save())) return;
    notify(words.saved);
    onClose();
    await onSaved();
  };
  return (
    <EditDialog title={words.edit} onClose={onClose}>
      <DeskForm
        texts={withProblems(texts, { ended: words.hasEnded })}
        submit={words.save}
        busy={busy}
        error={error}
        wide
        onSubmit={() => void save()}
      >
        <TextInput
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={200}
          required
          dir="auto"
          value={textOf('label')}
          onValue={(value) => set('label', value)}
        />
        {isPriced && (
          <AmountInput
            label={words.amount}
            hint={words.amountHint}
            currency={devise}
            lang={lang}
            error={isWrong ? words.amountWrong : undefined}
            announce
            value={typed}
            onValue={(value) => set('montant', value)}
          />
        )}
        {isPriced && typed.trim() !== '' && (
          <Checkbox
            label={words.changeable}
            checked={edits.valueOf('changeable') === true}
            onValue={(value) => set('changeable', value)}
          />
        )}
        <TextInput
          label={words.until}
          hint={words.untilHint}
          type="date"
          value={textOf('until')}
          onValue={(value) => set('until', value)}
        />
        <Met rows={met.map((key) => ({ label: labels[key], value: String(read(record, key)) }))} />
      </DeskForm>
    </EditDialog>
  );
}

const dayHere = (moment: string): string => {
  const at = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
};
const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
