import { toMinor, toUnits, type Units } from '../../money';
import type { AmountRules } from './amountRules';

/** Why an amount cannot be paid. */
export type AmountCode = 'required' | 'amountInvalid' | 'amountMinimum' | 'amountMaximum';

/**
 * Checks an amount (PAY-10, 11); null if valid. `montant` in currency units; null is an empty field, NaN not a number.
 * @throws RangeError for an invalid currency code.
 * @example
 * checkAmount(149, amountRules({ type: 'FORM', submit: { total: 500, reste: 500, formData: { depositPercent: 30 } } }, 'eur'), 'eur') // => 'amountMinimum'
 * checkAmount(12.345, amountRules({ type: 'GENERAL' }, 'eur'), 'eur') // => 'amountInvalid'
 * checkAmount(50, amountRules({ type: 'GENERAL' }, 'eur'), 'eur') // => null
 */
export function checkAmount(
  montant: Units | null | undefined,
  rules: Pick<AmountRules, 'minimum' | 'maximum'>,
  currency: string,
): AmountCode | null {
  if (montant === null || montant === undefined) return 'required';
  if (typeof montant !== 'number' || !Number.isFinite(montant)) return 'amountInvalid';
  if (montant < toUnits(rules.minimum, currency)) return 'amountMinimum';
  if (montant > toUnits(rules.maximum, currency)) return 'amountMaximum';
  return toUnits(toMinor(montant, currency), currency) === montant ? null : 'amountInvalid';
}
