import { exponentOf, minor, toMinor, type DisplayPlan, type Minor, type Units } from '../../money';
import { chargesOf, forcedSplit, monthlyPlan, monthRules, splitsFor, type Splits } from '../../payment';
import type { GiftRules } from '../state/campaignTypes';
import { settledMontant } from './giftAmount';

/** Into how many parts an amount may be split. */
export interface GiftSplits extends Splits {
  /** Some amount may be split by choice, though this one may be too small or too large for it. */
  readonly free: boolean;
}

/**
 * The splits on offer for an amount (MODAL-03, MODAL-04): 2 to `maxDivideNB`, from `maxDivideNB` units on. From
 * `forceDivideGTEAmount` on, only the forced split. None if the number of months is fixed.
 * @param montant in units of the settlement currency; null if not set yet.
 * @example
 * giftSplits({}, 11).choices // => []
 * giftSplits({ maxDivideNB: 4 }, 12).choices // => [2, 3, 4]
 * giftSplits({ forceDivideGTEAmount: 500, forceDivideNB: 10 }, 500) // => { choices: [10], locked: 10, free: true }
 * giftSplits({ forceDivideGTEAmount: 500, maxDivideNB: 3 }, 499) // => { choices: [2, 3], locked: null, free: true }
 */
export function giftSplits(config: GiftRules, montant: Units | null): GiftSplits {
  const { forceMonthNb, maxDivideNB: maxDivide } = config;
  const campagne = forcedSplit(config);
  const rules = monthRules({ type: 'CAMPAGNE', maxDivide, fixedNbMonth: forceMonthNb, campagne });
  const { splitChoices, splitMinimum, forcedSplit: forced } = rules;
  const free = splitChoices.length > 0 && (!forced || splitMinimum < forced.from);
  return { ...(montant === null ? { choices: [], locked: null } : splitsFor(rules, montant)), free };
}

/**
 * The split that stays when the amount changes (MODAL-03, MODAL-04): the forced one, else the chosen one while it is on offer.
 * @example
 * keptSplit(3, giftSplits({}, 100)) // => 3
 * keptSplit(3, giftSplits({}, 11)) // => null
 */
export function keptSplit(chosen: number | null, { choices, locked }: GiftSplits): number | null {
  return locked ?? (chosen !== null && choices.includes(chosen) ? chosen : null);
}

export interface SplitPreview {
  /** Approximate monthly amount, in minor units of the displayed currency: whole units, rounded down. */
  readonly perMonth: Minor;
  /** The monthly charges, in minor units of the settlement currency; their sum is the gift. */
  readonly charges: readonly Minor[];
}

/**
 * A split as shown (MODAL-03): 'environ 33 € / mois', and the exact charges of the payment form (PAY-34, 35).
 * @param shown the amount, in minor units of the currency shown.
 * @param settled the same as it is charged, in units of the settlement currency.
 * @throws RangeError for an invalid currency code or number of parts.
 * @example
 * splitPreview(minor(10000), 3, displayPlan({ organisationDevise: 'eur', lang: 'fr' })) // => { perMonth: 3300, charges: [3400, 3400, 3200] }
 */
export function splitPreview(
  shown: Minor,
  parts: number,
  plan: DisplayPlan,
  settled = settledMontant(shown, plan),
): SplitPreview {
  const unit = 10 ** exponentOf(plan.currency);
  const montant = toMinor(settled, plan.settlement);
  const charged = monthlyPlan({ montant, currency: plan.settlement, abo: true, nbMonth: parts, divide: parts });
  return {
    perMonth: minor(Math.floor(shown / (parts * unit)) * unit),
    charges: montant > 0 ? chargesOf(charged, plan.settlement) : [],
  };
}
