import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { TextArea } from '../../ui/TextArea';
import { AddressFields } from './AddressFields';
import { AmountFields } from './AmountFields';
import { wrongFields, type FieldName } from './checkValues';
import { CivilityField } from './CivilityField';
import { CompanyFields } from './CompanyFields';
import { FeeQuestion } from './fees/FeeQuestion';
import { MissingFields } from './MissingFields';
import { PayButton } from './PayButton';
import { PhoneField } from './phone/PhoneField';
import { ChosenPlatform } from './platform/ChosenPlatform';
import { RememberedPayer, RememberMe } from './RememberedPayer';
import { SubmitNotice } from './SubmitNotice';
import { TextField } from './TextField';
import { usePaymentForm, usePaymentState } from './usePaymentForm';

/** The form itself: the payer, the address, the payment (PAY-13, 14, 30). */
export function PaymentFields({ identity }: { identity: boolean }) {
  const { store, texts, element } = usePaymentForm();
  const form = useRef<HTMLFormElement>(null);
  const refusals = usePaymentState((state) => state.refusals);

  const goTo = (name: FieldName) => {
    const control = form.current?.querySelector<HTMLElement>(`[data-field=${name}] :is(input, textarea, select)`);
    const target = name === 'tel' ? form.current?.querySelector<HTMLElement>('[data-field=tel] input') : control;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView?.({ block: 'center' });
  };
  useEffect(() => {
    const [first] = wrongFields(store.getState().errors);
    if (refusals > 0 && first) goTo(first);
  }, [refusals, store]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.getState().submit(element.lang);
  };

  // "Next" on a phone's keyboard is an Enter: it goes on to what is missing, and pays when nothing is.
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target instanceof HTMLInputElement && event.target.closest<HTMLElement>('[data-field]');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !field) return;
    const next = store.getState().nextAfter(field.dataset.field as FieldName);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  return (
    <form className="payment-form" ref={form} noValidate onSubmit={submit} onKeyDown={press}>
      <MissingFields onGoTo={goTo} />
      <Group title={texts.you}>
        <RememberedPayer />
        <CivilityField />
        <TextField name="prenom" half autoComplete="given-name" />
        <TextField name="nom" half autoComplete="family-name" />
        <TextField name="email" type="email" inputMode="email" autoComplete="email" dir="ltr" hint={texts.emailHint} />
        <PhoneField />
        <CompanyFields identity={identity} />
      </Group>
      <Group title={texts.address}>
        <AddressFields />
      </Group>
      <Group title={texts.payment}>
        <AmountFields />
        <ChosenPlatform />
        <Comment />
        <RememberMe />
      </Group>
      <SubmitNotice />
      <PayButton />
      <FeeQuestion />
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="payment-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Comment() {
  const { store, texts, element } = usePaymentForm();
  const comment = usePaymentState((state) => state.values.commentaire);
  return (
    <TextArea
      label={texts.commentaire}
      note={element.texts.optional}
      name="commentaire"
      rows={2}
      maxLength={2000}
      value={comment}
      onValue={(text) => store.getState().change('commentaire', text)}
    />
  );
}
