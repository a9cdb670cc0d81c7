import type { AmountCode, ExtraError, FieldCode, PayerField } from '../../../core/payment';
import type { PaymentConfig } from '../../../contract/payments/payments';
import type { Payee } from './payee';
import type { PhoneLibrary } from '../../../ui/phone/phoneLibrary';
import type { PaymentValues } from './values';

/** A field that may be wrong: of every payer, one of the organisation's own (PAY-16), or of a further person (PAY-18). */
export type PaymentField = PayerField | `extra.${string}` | `other.${number}.${'prenom' | 'nom'}`;

/** Why a field is refused; each code has a text in the catalogues. */
export type FormCode = FieldCode | AmountCode | ExtraError['code'];

/** Problems, in form order. */
export type FieldErrors = Readonly<Partial<Record<PaymentField, FormCode>>>;

export interface FormRules {
  config: PaymentConfig;
  currency: string;
  /** See billingFormat of core: IL asks for an identity number. */
  format: 'FR' | 'IL' | null;
  payee: Payee;
  /** Milliseconds since 1970. */
  now: number;
  phones: PhoneLibrary | null;
}

/** The checks of the form: they come while it is filled in. */
export interface Checks {
  checkValues(values: PaymentValues, rules: FormRules): FieldErrors;
  /** All fields that there are, in the order of the form. */
  fieldOrder(values: PaymentValues, rules: FormRules): PaymentField[];
}

/** Names of the wrong fields. */
export function wrongFields(errors: FieldErrors): PaymentField[] {
  return (Object.keys(errors) as PaymentField[]).filter((name) => errors[name]);
}
