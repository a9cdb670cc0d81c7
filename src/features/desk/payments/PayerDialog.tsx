import type { AdminPayment } from '../../../contract/payments/adminPayments';
import { PAYER_LIMITS } from '../../../contract/terms/payerLimits';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useCountries } from '../../../ui/phone/countries';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Met } from '../editing/Met';
import { EditDialog } from '../editing/EditDialog';
import { usePaymentsTexts } from './paymentsTexts';
import { readPayer, usePayerEdits, type PayerKey } from './usePayerEdits';

const FIRST = ['FR', 'IL', 'US'];

interface PayerDialogProps {
  readonly payment: AdminPayment;
  readonly organisation: Belonging;
  onClose(): void;
  onCorrected(): Promise<void>;
}

/** Corrects who paid (DESK-41): only what was changed is sent, over what somebody else corrected meanwhile (DESK-11). */
export function PayerDialog({ payment, organisation, onClose, onCorrected }: PayerDialogProps) {
  const { texts, lang, notify } = useDesk();
  const words = usePaymentsTexts();
  const { fields: labels, wrong } = words;
  const { record, edits, faults } = usePayerEdits(payment, organisation.id);
  const { valueOf, set } = edits;
  const isPerson = valueOf('perso') === true;
  const countries = useCountries(lang, FIRST, String(valueOf('pays')));
  const errorOf = (field: string) => {
    const code = faults.get(field);
    if (code === undefined) return undefined;
    return isCode(wrong, code) ? wrong[code] : texts.problems.malformed;
  };
  const field = (name: keyof typeof PAYER_LIMITS) => ({
    label: labels[name],
    error: errorOf(name),
    announce: true,
    autoComplete: 'off',
    maxLength: PAYER_LIMITS[name],
    dir: 'auto' as const,
    value: String(valueOf(name)),
    onValue: (value: string) => set(name, value),
  });
  const written = (key: PayerKey) => {
    const value = readPayer(record, key);
    if (key === 'homme') return value === true ? labels.man : labels.woman;
    if (key === 'perso') return value === true ? labels.person : labels.company;
    return (key === 'pays' && countries.find(({ code }) => code === value)?.name) || String(value);
  };

  const correct = async () => {
    if (edits.isEdited && !(await edits.save())) return;
    notify(words.corrected);
    onClose();
    await onCorrected();
  };

  return (
    <EditDialog title={words.correct} onClose={onClose}>
      <DeskForm
        texts={texts}
        submit={words.save}
        busy={edits.busy}
        error={faults.size > 0 ? null : edits.error}
        wide
        onSubmit={() => void correct()}
      >
        <SegmentedControl
          label={labels.homme}
          options={[
            { value: 'man', label: labels.man },
            { value: 'woman', label: labels.woman },
          ]}
          value={valueOf('homme') === true ? 'man' : 'woman'}
          onValue={(value) => set('homme', value === 'man')}
        />
        <TextInput {...field('prenom')} />
        <TextInput {...field('nom')} />
        <TextInput {...field('email')} type="email" dir="ltr" />
        <TextInput {...field('tel')} type="tel" dir="ltr" />
        <SegmentedControl
          label={labels.perso}
          options={[
            { value: 'person', label: labels.person },
            { value: 'company', label: labels.company },
          ]}
          value={isPerson ? 'person' : 'company'}
          onValue={(value) => set('perso', value === 'person')}
        />
        {isPerson ? (
          valueOf('pays') === 'IL' && <TextInput {...field('social_id')} dir="ltr" />
        ) : (
          <>
            <TextInput {...field('raison')} />
            <TextInput {...field('siren')} dir="ltr" />
          </>
        )}
        <TextInput {...field('adresse')} />
        <TextInput {...field('postal')} />
        <TextInput {...field('ville')} />
        <Select
          label={labels.pays}
          error={errorOf('pays')}
          value={String(valueOf('pays'))}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onValue={(pays) => set('pays', pays)}
        />
        <Met rows={edits.met.map((key) => ({ label: labels[key], value: written(key) }))} />
      </DeskForm>
    </EditDialog>
  );
}

const isCode = <T extends object>(texts: T, code: string): code is keyof T & string => Object.hasOwn(texts, code);
