import { parseAmount, toUnits } from '../../core/money';
import { checkAmount, validatePayer, type AmountCode, type FieldCode, type PayerField } from '../../core/payment';
import type { PaymentConfig } from '../../contract/payments';
import { amountsFor } from './charge';
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
  'raison',
  'siren',
  'social_id',
  'adresse',
  'postal',
  'ville',
  'pays',
  'montant',
] as const satisfies readonly PayerField[];
export type FieldName = (typeof formOrder)[number];

/** Why a field is refused; each code has a text in the catalogues. */
export type FormCode = FieldCode | AmountCode;

export type FieldErrors = Readonly<Partial<Record<FieldName, FormCode>>>;

export interface FormRules {
  config: PaymentConfig;
  currency: string;
  /** See billingFormat of core: IL asks for an identity number. */
  format: 'FR' | 'IL' | null;
  phones: PhoneLibrary | null;
}

/** What is wrong in the form, by the rules that the server applies too (PAY-10…15). */
export function checkValues(values: PaymentValues, { config, currency, format, phones }: FormRules): FieldErrors {
  const phone = readPhone(values.tel, phones);
  const rules = { format, isPhone: () => phone.state === 'valid' };
  // The amount has rules of its own.
  const { montant: typed, ...payer } = values;
  const found = validatePayer({ ...payer, tel: phone.e164 ?? values.tel.text }, rules);
  const amounts = amountsFor(values, config, currency);
  const montant = amounts.readOnly ? null : checkAmount(readMontant(typed, currency), amounts, currency);
  return { ...Object.fromEntries(found.map(({ field, code }) => [field, code])), ...(montant && { montant }) };
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
