import { monthRules } from '../../payment';
import type { GiftRules } from '../state/campaignTypes';

/** The months that a campaign's donation form offers. */
export interface GiftMonths {
  readonly choices: readonly number[];
  /** The selector's initial value; 0 is open-ended. */
  readonly initial: number;
  /** The form opens with a monthly gift over the campaign's number of months. */
  readonly first: boolean;
  /** Every gift is monthly and the number is no choice: forced-month mode. */
  readonly locked: boolean;
  /** A gift without end, which can be stopped at any time, is on offer too. */
  readonly infinite: boolean;
}

/**
 * The months on offer beside a gift paid once (MODAL-05), by the rules of the payment form; null where gifts are not
 * monthly: neither `productMonth` nor `forceMonthNb`.
 * @example
 * giftMonths({ productMonth: true, minNbMonth: 10 }) // => { choices: [10, 11, 12], initial: 12, first: false, locked: false, infinite: true }
 * giftMonths({ forceMonthNb: 24 }) // => { choices: [24], initial: 24, first: true, locked: true, infinite: false }
 * giftMonths({}) // => null
 */
export function giftMonths(config: GiftRules): GiftMonths | null {
  const { productMonth, forceMonthNb, minNbMonth, maxNbMonth, defaultNbMonth } = config;
  if (!productMonth && !forceMonthNb) return null;
  const { choices, initial, locked, infinite } = monthRules({
    type: 'CAMPAGNE',
    fixedNbMonth: forceMonthNb,
    minNbMonth,
    maxNbMonth,
    nbMonth: defaultNbMonth,
    abo: defaultNbMonth === 0,
    campagne: { productMonth: productMonth === true },
  });
  const first = locked || typeof defaultNbMonth === 'number';
  return choices.length > 0 ? { choices, initial, first, locked, infinite } : null;
}

/**
 * Whether every gift is taken over a fixed number of months (MODAL-05): forced-month mode.
 * @example
 * forcesMonths({ forceMonthNb: 12 }) // => true
 * forcesMonths({ productMonth: true }) // => false
 */
export function forcesMonths(config: GiftRules): boolean {
  return giftMonths(config)?.locked === true;
}
