import { extraFields, type PayerField } from '../../../core/payment';
import { Notice } from '../../../ui/Notice';
import { extraLabel } from '../extra/extraLabel';
import type { PaymentField } from '../state/formFields';
import { useMoreTexts } from '../state/moreTexts';
import { errorText, usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** After a failed validation: the missing fields, each with a link (PAY-10, PAY-17). */
export function MissingFields({ onGoTo }: { onGoTo(name: PaymentField): void }) {
  const form = usePaymentForm();
  const { texts } = form;
  const missing = usePaymentState((state) => state.missing);
  const errors = usePaymentState((state) => state.errors);
  const [only] = missing;
  if (!only) return null;
  const sentence = (name: PaymentField) => errors[name] && errorText(form, errors[name]);
  // An amount that is too low is no missing field: it has its own notice.
  if (missing.length === 1 && errors[only] === 'amountMinimum') {
    return <Notice tone="danger" title={sentence(only)} />;
  }
  return (
    <Notice tone="danger" title={texts.missingTitle}>
      <p>{texts.missingText}</p>
      <ul className="payment-missing">
        {missing.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onGoTo(name);
              }}
            >
              {name.includes('.') ? <OwnName name={name} /> : texts[name as PayerField]}
            </a>
            {errors[name] !== 'required' && <span className="muted"> {sentence(name)}</span>}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The name of a field that only some forms have. */
function OwnName({ name }: { name: PaymentField }) {
  const { texts, payee } = usePaymentForm();
  const more = useMoreTexts();
  const [, index = '', part] = name.split('.');
  if (name.startsWith('other.')) return `${more.person(Number(index) + 2)} : ${texts[part as 'prenom' | 'nom']}`;
  const field = extraFields(payee.web).find(({ key }) => name === `extra.${key}`);
  return field && extraLabel(field, more);
}
