import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { lazyView } from '../../loading/lazyView';
import { Late } from '../../ui/Late';
import { TextArea } from '../../ui/fields/TextArea';
import { AddressFields } from './fields/AddressFields';
import { AmountFields } from './fields/AmountFields';
import { CivilityField } from './fields/CivilityField';
import { CompanyFields } from './fields/CompanyFields';
import { FeeQuestion } from './fees/FeeQuestion';
import { wrongFields, type PaymentField } from './state/formFields';
import { asksAmount } from './state/formParts';
import { Group } from './fields/Group';
import { CampaignName, Debts, MoreGroups, NewAmount } from './lateParts';
import { loadSending } from './submit/loadSending';
import { PayButton } from './fields/PayButton';
import { PhoneField } from './fields/PhoneField';
import { ChosenPlatform } from './fields/ChosenPlatform';
import { RememberedPayer, RememberMe } from './fields/RememberedPayer';
import { SubmitNotice } from './submit/SubmitNotice';
import { TextField } from './fields/TextField';
import { usePaymentForm, usePaymentState } from './state/usePaymentForm';

const MissingFields = lazyView(async () => (await loadSending()).MissingFields);

/** The form itself: the payer, the address, the payment (PAY-13, 14, 30). */
export function PaymentFields({ identity }: { identity: boolean }) {
  const { store, texts, element, config } = usePaymentForm();
  const form = useRef<HTMLFormElement>(null);
  const refusals = usePaymentState((state) => state.refusals);

  const goTo = (name: PaymentField) => {
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const field = fields.find(({ dataset }) => dataset.field === name);
    // Before the number stands the choice of its country.
    const target = field?.querySelector<HTMLElement>(name === 'tel' ? 'input' : 'input, textarea, select');
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

  // "Next" on a phone's keyboard is an Enter: it moves to the next missing field, or pays if none is missing.
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target instanceof HTMLInputElement && event.target.closest<HTMLElement>('[data-field]');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !field) return;
    const next = store.getState().nextAfter(field.dataset.field as PaymentField);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };

  return (
    <form className="payment-form" ref={form} noValidate onSubmit={submit} onKeyDown={press}>
      {refusals > 0 && (
        <Late fallback={null}>
          <MissingFields onGoTo={goTo} />
        </Late>
      )}
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
      <MoreGroups />
      {asksAmount(config) && (
        <Group title={texts.payment}>
          <Debts />
          <AmountFields />
          <ChosenPlatform />
          <CampaignName />
          <Comment />
          <RememberMe />
        </Group>
      )}
      <NewAmount />
      <SubmitNotice />
      <PayButton />
      <FeeQuestion />
    </form>
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
