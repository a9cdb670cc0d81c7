import { webValue } from '../../organisation';
import { minor, toMinor, type Minor } from '../../money';
import { feeCover, suggestsFees } from './feeCover';
import { monthlyPlan, type Plan, type PlanChoice } from '../plan/monthlyPlan';

/** The effect of covering the provider's cost. Amounts in minor units. */
export interface FeeOffer {
  /** Whether the payer is asked (PAY-21). */
  readonly offer: boolean;
  /** Added to the typed amount: once, or each month for a monthly payment. */
  readonly fees: Minor;
  /** Typed amount and fees. */
  readonly total: Minor;
  /** The plan if the payer agrees: a split total is split again with fees included. */
  readonly plan: Plan;
}

/**
 * The offer to cover fees (PAY-20…22): on the total with as many charges as parts were asked for when it is split, on one
 * month's amount when it is paid every month, else on the amount. Who declines pays `monthlyPlan(choice)`.
 * @param payer `threshold` is `feeThreshold` of the organisation.
 * @throws RangeError for a negative amount, an invalid number of months or parts, or an invalid currency code.
 * @example
 * feeOffer({ montant: minor(10000), currency: 'eur', abo: false }, { company: true, threshold: minor(200) }) // => { offer: true, fees: 282, total: 10282, plan: { montant: 10282, abo: false, nbMonth: 1, divide: null, maxAmount: 10282 } }
 * feeOffer({ montant: minor(12000), currency: 'eur', abo: false, divide: 12 }, { company: false, threshold: minor(200) }).plan // => { montant: 1100, abo: true, nbMonth: 12, divide: 12, maxAmount: 12487 }
 * feeOffer({ montant: minor(10000), currency: 'eur', abo: false }, { company: false, threshold: minor(200) }).offer // => false
 */
export function feeOffer(choice: PlanChoice, payer: { company: boolean; threshold: Minor }): FeeOffer {
  const { montant, currency, divide } = choice;
  const charges = divide && divide > 1 ? divide : 1;
  const { fees, total } = feeCover(montant, currency, { company: payer.company, charges });
  return {
    offer: suggestsFees({ amount: montant, fees, threshold: payer.threshold }),
    fees,
    total,
    plan: monthlyPlan({ ...choice, montant: total }),
  };
}

/**
 * The least fees that an organisation asks payers to cover, in minor units (`web.suggestFees`, in currency units);
 * 0 is never.
 * @throws RangeError for an invalid currency code.
 * @example
 * feeThreshold({ suggestFees: 2 }, 'eur') // => 200
 * feeThreshold({ suggestFees: -1 }, 'eur') // => 0
 * feeThreshold({}, 'eur') // => 0
 */
export function feeThreshold(web: Readonly<Record<string, unknown>> | undefined, currency: string): Minor {
  const threshold = webValue(web, 'suggestFees');
  return typeof threshold === 'number' && threshold > 0 && threshold < HIGHEST
    ? toMinor(threshold, currency)
    : minor(0);
}

/** No fees reach this. */
const HIGHEST = 1e9;
