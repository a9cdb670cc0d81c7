import { useMemo } from 'react';
import { timeZoneOf } from '../../../core/organisation';
import { dayOf, extraFields, type ExtraField } from '../../../core/payment';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { Group } from '../fields/Group';
import { useMoreTexts } from '../state/moreTexts';
import { useFieldError, usePaymentForm, usePaymentState } from '../state/usePaymentForm';
import { extraLabel } from './extraLabel';

/** The organisation's own fields beside the payer's (PAY-16), in its order. */
export function ExtraFields() {
  const { payee } = usePaymentForm();
  const texts = useMoreTexts();
  const fields = useMemo(() => extraFields(payee.web), [payee.web]);
  return (
    <Group title={texts.moreInfo}>
      {fields.map((field) => (
        <Extra key={field.key} field={field} />
      ))}
    </Group>
  );
}

function Extra({ field }: { field: ExtraField }) {
  const { store, element } = usePaymentForm();
  const texts = useMoreTexts();
  const { type, key, required } = field;
  const name = `extra.${key}` as const;
  const answer = usePaymentState((state) => state.values.extra[key]);
  const error = useFieldError(name);
  const label = extraLabel(field, texts);
  const { change, leave } = store.getState();
  const answered = (value: string | boolean) => change('extra', { ...store.getState().values.extra, [key]: value });
  const text = typeof answer === 'string' ? answer : '';
  const common = { name, error, required };
  // Leaving an empty field shows no problem.
  const onBlur = () => text && leave(name);
  const line = { ...common, label, note: required ? undefined : element.texts.optional, value: text, onBlur };
  const control = () => {
    switch (type) {
      case 'NEWSLETTER':
        return <Checkbox {...common} label={label} checked={answer === true} onValue={answered} />;
      case 'SELECT':
        return <Select {...line} placeholder={texts.choose} options={optionsOf(field)} onValue={answered} />;
      case 'TEXTAREA':
        return <TextArea {...line} placeholder={field.placeholder} maxLength={2000} onValue={answered} />;
      case 'DDN':
        return <BirthDate {...line} onValue={answered} />;
      case 'PRENOM_HE':
        return <TextInput {...line} placeholder={field.placeholder} dir="auto" maxLength={100} onValue={answered} />;
      case 'TEXT':
        return <TextInput {...line} placeholder={field.placeholder} maxLength={300} onValue={answered} />;
    }
  };
  return <div data-field={name}>{control()}</div>;
}

const optionsOf = ({ values }: ExtraField) => values.map((value) => ({ value, label: value }));

/** A day that has come, in the platform's own picker. */
function BirthDate(props: Parameters<typeof TextInput>[0]) {
  const { element, payee } = usePaymentForm();
  const today = dayOf(element.clock.now(), timeZoneOf(payee));
  return <TextInput {...props} type="date" autoComplete="bday" max={today} />;
}
