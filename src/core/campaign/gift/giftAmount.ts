import { MAX_MONTANT, minor, toMinor, toUnits, type DisplayPlan, type Minor, type Units } from '../../money';
import { checkAmount, fixedAmount, isAmountFixed, type AmountCode, type AmountRules } from '../../payment';
import type { GiftRules } from '../state/campaignTypes';
import { forcesMonths } from './giftMonths';

/** Place of the donation form: a dialog (or the page, with `noModal`), or the block at the side. */
export type GiftPlace = 'modal' | 'side';

/** The amounts that may be given. */
export interface GiftAmountRules extends AmountRules {
  /** Nothing may be given too: then the payment form asks for the amount. */
  readonly open: boolean;
}

/**
 * The amounts that may be given, in minor units of the displayed currency (MODAL-02, MODAL-06): at least `minMontant`
 * or one unit, as the server checks again; in the dialog nothing if months are forced. Products have their price
 * (CPROD-01), and so has a fixed amount. Amounts in the config are in the settlement currency and converted.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * giftAmountRules({ minMontant: 50 }, displayPlan({ organisationDevise: 'eur', lang: 'he' }), 'modal').minimum // => 19200
 * giftAmountRules({ fixedMontant: 18 }, displayPlan({ organisationDevise: 'eur', lang: 'fr' }), 'modal') // => { initial: 1800, minimum: 100, maximum: 9999999900, readOnly: true, open: false }
 * giftAmountRules({ forceMonthNb: 12 }, displayPlan({ organisationDevise: 'eur', lang: 'fr' }), 'modal').minimum // => 0
 */
export function giftAmountRules(
  { minMontant, ...config }: GiftRules,
  plan: DisplayPlan,
  place: GiftPlace,
  { products = false }: { readonly products?: boolean } = {},
): GiftAmountRules {
  const fixed = fixedAmount(config);
  const open = place === 'modal' && forcesMonths(config);
  const shown = (montant: Units) => toMinor(plan.convert(montant), plan.currency);
  const own = products || fixed !== null || !minMontant || minMontant <= 1 ? null : minMontant;
  return {
    initial: fixed === null ? null : shown(fixed),
    minimum: open && own === null ? minor(0) : shown(own ?? 1),
    maximum: toMinor(MAX_MONTANT, plan.currency),
    readOnly: isAmountFixed(config),
    open,
  };
}

/**
 * Checks an amount, in units of the displayed currency; null if valid, or empty where it may stay open.
 * @throws RangeError for an invalid currency code.
 * @example
 * checkGiftAmount(49, giftAmountRules({ minMontant: 50 }, displayPlan({ organisationDevise: 'eur', lang: 'fr' }), 'modal'), 'eur') // => 'amountMinimum'
 * checkGiftAmount(0, giftAmountRules({ minMontant: 50, forceMonthNb: 12 }, displayPlan({ organisationDevise: 'eur', lang: 'fr' }), 'modal'), 'eur') // => null
 */
export function checkGiftAmount(montant: Units | null, rules: GiftAmountRules, currency: string): AmountCode | null {
  return rules.open && montant === 0 ? null : checkAmount(montant, rules, currency);
}

/**
 * An amount of the currency shown as it is charged, in units of the settlement currency (CUR-02).
 * @throws RangeError for an invalid currency code.
 * @example
 * settledMontant(minor(19200), displayPlan({ organisationDevise: 'eur', lang: 'he' })) // => 50
 */
export function settledMontant(shown: Minor, plan: DisplayPlan): number {
  return plan.settle(toUnits(shown, plan.currency));
}
