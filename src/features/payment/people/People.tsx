import { useEffect, useRef } from 'react';
import { formatMoney, toMinor } from '../../../core/money';
import { PAYER_LIMITS } from '../../../core/payment';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/fields/TextInput';
import { useStyles } from '../../../ui/useStyles';
import { Group } from '../fields/Group';
import { useMoreTexts } from '../state/moreTexts';
import { useFieldError, usePaymentForm, usePaymentState } from '../state/usePaymentForm';
import peopleCss from './people.css';

const MOST = 100;

/** The people whom a service is paid for beside the payer, who is the first (PAY-18). */
export function People() {
  const { store, config, plan, element } = usePaymentForm();
  const texts = useMoreTexts();
  const other = usePaymentState((state) => state.values.other);
  const ref = useRef<HTMLDivElement>(null);
  useStyles(ref, peopleCss);
  const counted = useRef(other.length);
  useEffect(() => {
    // A person that was just added is typed in at once; after one was removed the list can be gone on with.
    const target = other.length > counted.current ? 'fieldset:last-of-type input' : '.payment-add button';
    if (other.length !== counted.current) ref.current?.querySelector<HTMLElement>(target)?.focus();
    counted.current = other.length;
  }, [other.length]);
  const change = (people: typeof other) => store.getState().change('other', people);
  const { montant = 0, sysQuantity } = config.service ?? {};
  const price = formatMoney(toMinor(montant, plan.settlement), plan.settlement, element.lang);
  return (
    <Group title={texts.people}>
      <div ref={ref} className="payment-people">
        <p className="muted">
          {texts.peopleIntro} {sysQuantity && texts.eachPerson(price)}
        </p>
        {other.map((person, index) => (
          <fieldset key={index}>
            <legend>{texts.person(index + 2)}</legend>
            <NameField index={index} name="prenom" />
            <NameField index={index} name="nom" />
            <Button
              variant="quiet"
              aria-label={`${texts.remove} ${person.prenom || texts.person(index + 2)}`}
              onClick={() => change(other.filter((_, at) => at !== index))}
            >
              {texts.remove}
            </Button>
          </fieldset>
        ))}
        {other.length < MOST && (
          <div className="payment-add">
            <Button variant="secondary" onClick={() => change([...other, { prenom: '', nom: '' }])}>
              {texts.addPerson}
            </Button>
          </div>
        )}
      </div>
    </Group>
  );
}

function NameField({ index, name }: { index: number; name: 'prenom' | 'nom' }) {
  const { store, texts } = usePaymentForm();
  const field = `other.${index}.${name}` as const;
  const value = usePaymentState((state) => state.values.other[index]?.[name] ?? '');
  const error = useFieldError(field);
  const { change, leave } = store.getState();
  const rename = (text: string) =>
    change(
      'other',
      store.getState().values.other.map((person, at) => (at === index ? { ...person, [name]: text } : person)),
    );
  return (
    <div data-field={field}>
      <TextInput
        label={texts[name]}
        name={field}
        autoComplete="off"
        error={error}
        value={value}
        required
        maxLength={PAYER_LIMITS[name]}
        enterKeyHint="next"
        onValue={rename}
        onBlur={() => value && leave(field)}
      />
    </div>
  );
}
