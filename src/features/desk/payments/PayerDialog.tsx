import { useState } from 'react';
import { correctPayer, type AdminPayment } from '../../../contract/payments/adminPayments';
import { PAYER_LIMITS } from '../../../contract/terms/payerLimits';
import { Dialog } from '../../../ui/Dialog';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useCountries } from '../../../ui/phone/countries';
import type { Belonging } from '../belonging';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { usePaymentsTexts } from './paymentsTexts';

const FIRST = ['FR', 'IL', 'US'];

interface PayerDialogProps {
  readonly payment: AdminPayment;
  readonly organisation: Belonging;
  onClose(): void;
  onCorrected(): Promise<void>;
}

/** Corrects who paid (DESK-41): only what was changed is sent, so that what somebody else corrects meanwhile stays. */
export function PayerDialog({ payment, organisation, onClose, onCorrected }: PayerDialogProps) {
  const { texts, lang, call, notify } = useDesk();
  const words = usePaymentsTexts();
  const { fields: labels, wrong } = words;
  const [typed, setTyped] = useState(() => ({ info: payment.info, facturation: payment.facturation }));
  const { busy, error, run } = useWork();
  const faults = faultsOf(error);
  const { info, facturation } = typed;
  const countries = useCountries(lang, FIRST, facturation.pays);
  const setInfo = (change: Partial<typeof info>) => setTyped((now) => ({ ...now, info: { ...now.info, ...change } }));
  const setBilling = (change: Partial<typeof facturation>) =>
    setTyped((now) => ({ ...now, facturation: { ...now.facturation, ...change } }));
  const errorOf = (field: string) => {
    const code = faults.get(field);
    if (code === undefined) return undefined;
    return isCode(wrong, code) ? wrong[code] : texts.problems.malformed;
  };
  const field = (name: keyof typeof PAYER_LIMITS, value: string | undefined) => ({
    label: labels[name],
    error: errorOf(name),
    announce: true,
    autoComplete: 'off',
    maxLength: PAYER_LIMITS[name],
    dir: 'auto' as const,
    value: value ?? '',
  });

  const correct = () =>
    void run(async () => {
      const body = {
        info: changed(payment.info, info),
        facturation: changed(payment.facturation, facturation),
      };
      await call(correctPayer, { organisation: organisation.id, params: { paymentId: payment.id }, body });
      notify(words.corrected);
      onClose();
      await onCorrected();
    });

  return (
    <Dialog open title={words.correct} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={texts}
        submit={words.save}
        busy={busy}
        error={faults.size > 0 ? null : error}
        wide
        onSubmit={correct}
      >
        <SegmentedControl
          label={labels.homme}
          options={[
            { value: 'man', label: labels.man },
            { value: 'woman', label: labels.woman },
          ]}
          value={info.homme ? 'man' : 'woman'}
          onValue={(value) => setInfo({ homme: value === 'man' })}
        />
        <TextInput {...field('prenom', info.prenom)} onValue={(prenom) => setInfo({ prenom })} />
        <TextInput {...field('nom', info.nom)} onValue={(nom) => setInfo({ nom })} />
        <TextInput {...field('email', info.email)} type="email" dir="ltr" onValue={(email) => setInfo({ email })} />
        <TextInput {...field('tel', info.tel)} type="tel" dir="ltr" onValue={(tel) => setInfo({ tel })} />
        <SegmentedControl
          label={labels.perso}
          options={[
            { value: 'person', label: labels.person },
            { value: 'company', label: labels.company },
          ]}
          value={facturation.perso ? 'person' : 'company'}
          onValue={(value) => setBilling({ perso: value === 'person' })}
        />
        {facturation.perso ? (
          facturation.pays === 'IL' && (
            <TextInput
              {...field('social_id', facturation.social_id)}
              dir="ltr"
              onValue={(social_id) => setBilling({ social_id })}
            />
          )
        ) : (
          <>
            <TextInput {...field('raison', facturation.raison)} onValue={(raison) => setBilling({ raison })} />
            <TextInput {...field('siren', facturation.siren)} dir="ltr" onValue={(siren) => setBilling({ siren })} />
          </>
        )}
        <TextInput {...field('adresse', facturation.adresse)} onValue={(adresse) => setBilling({ adresse })} />
        <TextInput {...field('postal', facturation.postal)} onValue={(postal) => setBilling({ postal })} />
        <TextInput {...field('ville', facturation.ville)} onValue={(ville) => setBilling({ ville })} />
        <Select
          label={labels.pays}
          error={errorOf('pays')}
          value={facturation.pays}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onValue={(pays) => setBilling({ pays })}
        />
      </DeskForm>
    </Dialog>
  );
}

/** The values that are other ones than before. */
const changed = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => value !== before[key as keyof T])) as Partial<T>;

/** Problems found by the server, by field. */
const faultsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    error instanceof DeskError && error.code === 'payer'
      ? error.issues.map(({ path, message }) => [path.split('.').at(-1) ?? '', message])
      : [],
  );

const isCode = <T extends object>(texts: T, code: string): code is keyof T & string => Object.hasOwn(texts, code);
