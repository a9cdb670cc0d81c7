import { MAX_MONTANT, minor, toMinor, toUnits, type DisplayPlan, type Minor } from '../money';
import type { AmountRules } from '../payment';
import type { GiftRules } from './campaignTypes';
import { forcesMonths } from './giftMonths';

/** Where the donation form stands: in a dialog (or in the page, with `noModal`), or as the block at the side. */
export type GiftPlace = 'modal' | 'side';

/**
 * The amounts that may be given, in minor units of the currency shown (MODAL-02, MODAL-06): one unit at least, `minMontant`
 * in the side block, nothing in the dialog when months are forced. `checkAmount` of core/payment takes them. Amounts of the
 * config are in the settlement currency and converted.
 * @throws RangeError for what is no currency code, or an amount out of bounds.
 * @example
 * giftAmountRules({ minMontant: 50 }, displayPlan({ organisationDevise: 'eur', lang: 'he' }), 'side').minimum // => 19200
 * giftAmountRules({ fixedMontant: 18 }, displayPlan({ organisationDevise: 'eur', lang: 'fr' }), 'modal') // => { initial: 1800, minimum: 100, maximum: 9999999900, readOnly: true }
 * giftAmountRules({ forceMonthNb: 12 }, displayPlan({ organisationDevise: 'eur', lang: 'fr' }), 'modal').minimum // => 0
 */
export function giftAmountRules(config: GiftRules, plan: DisplayPlan, place: GiftPlace): AmountRules {
  const { fixedMontant } = config;
  const shown = (montant: number) => toMinor(plan.convert(montant), plan.currency);
  const least = Math.max(1, (place === 'side' && config.minMontant) || 1);
  return {
    initial: typeof fixedMontant === 'number' && fixedMontant > 0 ? shown(fixedMontant) : null,
    minimum: place === 'modal' && forcesMonths(config) ? minor(0) : shown(least),
    maximum: toMinor(MAX_MONTANT, plan.currency),
    readOnly: fixedMontant === true || (typeof fixedMontant === 'number' && fixedMontant > 0),
  };
}

/**
 * An amount of the currency shown as it is charged, in units of the settlement currency (CUR-02).
 * @throws RangeError for what is no currency code.
 * @example
 * settledMontant(minor(19200), displayPlan({ organisationDevise: 'eur', lang: 'he' })) // => 50
 */
export function settledMontant(shown: Minor, plan: DisplayPlan): number {
  return plan.settle(toUnits(shown, plan.currency));
}
