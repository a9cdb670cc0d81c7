import { parseAmount, toUnits } from '../../../core/money';
import { timeZoneOf } from '../../../core/organisation';
import {
  checkAmount,
  checkExtra,
  checkPeople,
  dayOf,
  extraFields,
  validatePayer,
  type PayerField,
} from '../../../core/payment';
import { amountsFor } from '../state/chosenPlan';
import type { FieldErrors, PaymentField, FormCode, FormRules } from '../state/formFields';
import { asksExtra, peopleOf } from '../state/formParts';
import { parsePhone } from '../../../ui/phone/parsePhone';
import type { PaymentValues } from '../state/values';

const payerFields = [
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
] as const satisfies readonly PayerField[];

/** All fields that may be wrong, in the order that the form shows them. */
export function fieldOrder(
  values: PaymentValues,
  { config, payee }: Pick<FormRules, 'config' | 'payee'>,
): PaymentField[] {
  const extra = asksExtra(config, payee.web) ? extraFields(payee.web) : [];
  const other = peopleOf(config, values);
  return [
    ...payerFields,
    ...extra.map(({ key }) => `extra.${key}` as const),
    ...other.flatMap((_, index) => [`other.${index}.prenom`, `other.${index}.nom`] as const),
    'montant',
  ];
}

/** Validates the form, by the same rules as the server (PAY-10…16, PAY-18). */
export function checkValues(values: PaymentValues, rules: FormRules): FieldErrors {
  const found: Partial<Record<PaymentField, FormCode>> = {
    ...payerErrors(values, rules),
    ...extraErrors(values, rules),
    ...peopleErrors(values, rules),
    ...amountError(values, rules),
  };
  const ordered = fieldOrder(values, rules).flatMap((name) => {
    const code = found[name];
    return code ? [[name, code] as const] : [];
  });
  return Object.fromEntries(ordered);
}

function payerErrors(values: PaymentValues, { config, format, phones }: FormRules): FieldErrors {
  const phone = parsePhone(values.tel, phones);
  const known = Object.keys(config.payer?.hints ?? {});
  // The amount has rules of its own.
  const { montant: _montant, ...payer } = values;
  const rules = { format, known, isPhone: () => phone.state === 'valid' };
  const found = validatePayer({ ...payer, tel: phone.e164 ?? values.tel.text }, rules);
  return Object.fromEntries(found.map(({ field, code }) => [field, code]));
}

function extraErrors({ extra }: PaymentValues, { config, payee, now }: FormRules): FieldErrors {
  if (!asksExtra(config, payee.web)) return {};
  const found = checkExtra(extra, extraFields(payee.web), dayOf(now, timeZoneOf(payee)));
  return Object.fromEntries(found.map(({ key, code }) => [`extra.${key}`, code]));
}

function peopleErrors(values: PaymentValues, { config }: FormRules): FieldErrors {
  const found = checkPeople(peopleOf(config, values));
  return Object.fromEntries(found.map(({ index, field, code }) => [`other.${index}.${field}`, code]));
}

function amountError(values: PaymentValues, { config, currency }: FormRules): FieldErrors {
  const amounts = amountsFor(values, config, currency);
  if (amounts.readOnly) return {};
  const code = checkAmount(readMontant(values.montant, currency), amounts, currency);
  return code ? { montant: code } : {};
}

function readMontant(text: string, currency: string): number | null {
  if (text.trim() === '') return null;
  const amount = parseAmount(text, currency);
  return amount === null ? NaN : toUnits(amount, currency);
}
