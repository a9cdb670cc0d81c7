import { parseAmount, toUnits } from '../../core/money';
import { validatePayer, type FieldCode, type PayerField } from '../../core/payment';
import { readPhone } from './phone/readPhone';
import type { PhoneLibrary } from './phone/phoneLibrary';
import type { PaymentValues } from './values';

/** The fields that may be wrong, in the order that the form shows them. */
export const formOrder = [
  'homme',
  'prenom',
  'nom',
  'email',
  'tel',
  'social_id',
  'adresse',
  'postal',
  'ville',
  'pays',
  'montant',
] as const satisfies readonly PayerField[];
export type FieldName = (typeof formOrder)[number];

export type FieldErrors = Readonly<Partial<Record<FieldName, FieldCode>>>;

export interface FormRules {
  currency: string;
  /** See billingFormat of core: IL asks for an identity number. */
  format: 'FR' | 'IL' | null;
  phones: PhoneLibrary | null;
}

/** What is wrong in the form, by the rules that the server applies too (PAY-10, 13, 14, 15). */
export function checkValues(values: PaymentValues, { currency, format, phones }: FormRules): FieldErrors {
  const phone = readPhone(values.tel, phones);
  const rules = { format, isPhone: () => phone.state === 'valid' };
  const found = validatePayer(
    { ...values, montant: readMontant(values.montant, currency), tel: phone.e164 ?? values.tel.text, perso: true },
    rules,
  );
  return Object.fromEntries(found.map(({ field, code }) => [field, code]));
}

/** Names of the wrong fields in the order of the form. */
export function wrongFields(errors: FieldErrors): FieldName[] {
  return formOrder.filter((name) => errors[name]);
}

function readMontant(text: string, currency: string): number | null {
  if (text.trim() === '') return null;
  const amount = parseAmount(text, currency);
  return amount === null ? NaN : toUnits(amount, currency);
}
