import { minor, splitExactly, sumMinor, type Minor } from '../../money';
import { chargesOf, type Plan } from '../plan/monthlyPlan';

/** From charge number `from` on, each charge takes `montant`, in minor units (PAY-02). */
export interface AmountChange {
  readonly from: number;
  readonly montant: Minor;
}

/**
 * A payment's charges: the original plan and its changes, oldest first. No change is retroactive: taken charges stay,
 * and a refused charge is retried with its old amount.
 */
export interface ChargedPlan extends Pick<Plan, 'montant' | 'maxAmount'> {
  readonly amounts?: readonly AmountChange[] | undefined;
}

/** A payment with its fee cover, in minor units: of each charge for a monthly payment, of the whole for the rest. */
export interface ChargedPayment extends ChargedPlan {
  readonly currency: string;
  readonly fees: Minor;
  readonly abo: boolean;
  readonly divide: number | null;
}

/**
 * A payment's charge amounts in order (PAY-35, PAY-02): the original plan's, with each change applied from its charge
 * on. Changes never alter the number of charges. Empty for an open-ended payment.
 * @throws RangeError when the charges would not end.
 * @example
 * agreedCharges({ montant: minor(3400), maxAmount: minor(10000) }, 'EUR') // => [3400, 3400, 3200]
 * agreedCharges({ montant: minor(3400), maxAmount: minor(10000), amounts: [{ from: 2, montant: minor(2000) }] }, 'EUR') // => [3400, 2000, 2000]
 */
export function agreedCharges(plan: ChargedPlan, currency: string): Minor[] {
  return chargesOf(plan, currency).map((montant, index) => changedAt(plan, index + 1)?.montant ?? montant);
}

/**
 * The amount of one charge, counted from 1; null if the payment has no such charge.
 * @throws RangeError when the charges would not end.
 * @example
 * agreedCharge({ montant: minor(2000), maxAmount: null, amounts: [{ from: 3, montant: minor(500) }] }, 'EUR', 2) // => 2000
 * agreedCharge({ montant: minor(2000), maxAmount: null, amounts: [{ from: 3, montant: minor(500) }] }, 'EUR', 9) // => 500
 * agreedCharge({ montant: minor(5000), maxAmount: minor(5000) }, 'EUR', 2) // => null
 */
export function agreedCharge(plan: ChargedPlan, currency: string, charge: number): Minor | null {
  if (plan.maxAmount !== null) return agreedCharges(plan, currency)[charge - 1] ?? null;
  return changedAt(plan, charge)?.montant ?? plan.montant;
}

const changedAt = ({ amounts = [] }: ChargedPlan, charge: number): AmountChange | undefined =>
  amounts.findLast(({ from }) => from <= charge);

/**
 * A payment's current terms: `montant` is each upcoming charge, `maxAmount` the total of past and future charges,
 * `fees` the fee cover within it.
 * @example
 * currentTerms({ currency: 'EUR', montant: minor(1000), maxAmount: minor(3000), fees: minor(50), abo: true, divide: null, amounts: [{ from: 3, montant: minor(2000) }] }) // => { montant: 2000, maxAmount: 4000, fees: 100 }
 */
export function currentTerms(
  payment: ChargedPayment,
): Pick<ChargedPayment, 'montant' | 'fees'> & Pick<Plan, 'maxAmount'> {
  const { amounts = [], currency, abo, divide } = payment;
  const last = amounts.at(-1);
  const { montant, maxAmount, fees } = payment;
  if (!last) return { montant, maxAmount, fees };
  const charges = agreedCharges(payment, currency);
  const perCharge = abo && !divide;
  return {
    montant: last.montant,
    maxAmount: maxAmount === null ? null : sumMinor(charges),
    fees: perCharge
      ? feeOfCharge(payment, last.from)
      : sumMinor(charges.map((_, index) => feeOfCharge(payment, index + 1))),
  };
}

/**
 * Fee cover within one charge of a payment, in minor units; charges count from 1. The charges of a split share it to the
 * cent; of a changed amount the same part is fee cover.
 * @example
 * feeOfCharge({ currency: 'EUR', montant: minor(3400), fees: minor(200), abo: true, divide: 3, maxAmount: minor(10000) }, 1) // => 67
 * feeOfCharge({ currency: 'EUR', montant: minor(1000), fees: minor(50), abo: true, divide: null, maxAmount: null, amounts: [{ from: 2, montant: minor(500) }] }, 2) // => 25
 */
export function feeOfCharge(payment: ChargedPayment, charge: number): Minor {
  const { fees, abo, divide, currency, montant, maxAmount } = payment;
  const first = chargesOf(payment, currency);
  const share = abo && !divide ? fees : (splitExactly(fees, Math.max(1, first.length))[charge - 1] ?? minor(0));
  const changed = changedAt(payment, charge);
  const was = maxAmount === null ? montant : first[charge - 1];
  return changed && was ? minor(Math.round((share * changed.montant) / was)) : share;
}

/**
 * The upcoming charges under a new amount, for the payer to consent to (PAY-02): a failed charge being retried keeps
 * its amount. Null changes nothing.
 * @example
 * withNewAmount([{ state: 'failed', montant: minor(1000) }, { state: 'due', montant: minor(1000) }], minor(500)) // => [{ state: 'failed', montant: 1000 }, { state: 'due', montant: 500 }]
 */
export function withNewAmount<C extends { readonly state: string; readonly montant: Minor }>(
  charges: readonly C[],
  montant: Minor | null,
): C[] {
  return charges.map((charge) => (montant !== null && charge.state === 'due' ? { ...charge, montant } : charge));
}
