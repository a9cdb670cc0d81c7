import { minor, splitExactly, sumMinor, type Minor } from '../../money';
import { chargesOf, type Plan } from '../plan/monthlyPlan';

/** From charge number `from` on, each charge takes `montant`, in minor units (PAY-02). */
export interface AmountChange {
  readonly from: number;
  readonly montant: Minor;
}

/**
 * What a payment takes: as it was agreed at first, and the changes since, oldest first. No change reaches back: what was
 * taken stays, and so does a charge that was refused and is tried again, which keeps the amount that it was refused with.
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
 * The amounts of a payment's charges in order (PAY-35, PAY-02): those of the first agreement, and from each change on what it
 * says. Their number stays. Empty when the payment has no end.
 * @throws RangeError when the charges would not end.
 * @example
 * agreedCharges({ montant: minor(3400), maxAmount: minor(10000) }, 'EUR') // => [3400, 3400, 3200]
 * agreedCharges({ montant: minor(3400), maxAmount: minor(10000), amounts: [{ from: 2, montant: minor(2000) }] }, 'EUR') // => [3400, 2000, 2000]
 */
export function agreedCharges(plan: ChargedPlan, currency: string): Minor[] {
  return chargesOf(plan, currency).map((montant, index) => changedAt(plan, index + 1)?.montant ?? montant);
}

/**
 * What one charge takes, counted from 1; null when the payment has no such charge.
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
 * What a payment takes from now on: `montant` is each charge to come, `maxAmount` all that was and will be taken, `fees` the
 * fee cover in it.
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
 * The charges to come as a new amount would leave them, for whoever has to consent to it (PAY-02): one that failed and is tried
 * again keeps its own. Null leaves all as they are.
 * @example
 * withNewAmount([{ state: 'failed', montant: minor(1000) }, { state: 'due', montant: minor(1000) }], minor(500)) // => [{ state: 'failed', montant: 1000 }, { state: 'due', montant: 500 }]
 */
export function withNewAmount<C extends { readonly state: string; readonly montant: Minor }>(
  charges: readonly C[],
  montant: Minor | null,
): C[] {
  return charges.map((charge) => (montant !== null && charge.state === 'due' ? { ...charge, montant } : charge));
}
