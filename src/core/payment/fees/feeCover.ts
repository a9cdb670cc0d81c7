import { exponentOf, minor, type Minor } from '../../money';

/** The provider's cost per charge: a fixed part in hundredths of a unit, and a rate per mille (PAY-20). */
const FIXED_HUNDREDTHS = 25;
const RATE_PER_MILLE = { personal: 15, company: 25 } as const;

export interface FeeCover {
  /** Added to the gift. */
  readonly fees: Minor;
  /** Gift and fees: the total charged. */
  readonly total: Minor;
}

/**
 * The amount to charge so that the organisation receives the whole gift after the provider's cost (PAY-20, PAY-22):
 * (amount + n × 0.25) / (1 − rate), rounded half up to the minor unit. `charges` is n: the number of parts, 1 for a
 * one-off or monthly gift. Computed in integers, so that no float decides a cent.
 * @throws RangeError for a negative amount or fewer than one charge.
 * @example
 * feeCover(minor(10000), 'eur', { company: false }) // => {"fees":178,"total":10178}
 * feeCover(minor(10000), 'eur', { company: true }) // => {"fees":282,"total":10282}
 * feeCover(minor(12000), 'eur', { company: false, charges: 12 }) // => {"fees":487,"total":12487}
 */
export function feeCover(amount: Minor, currency: string, payer: { company: boolean; charges?: number }): FeeCover {
  const charges = payer.charges ?? 1;
  if (amount < 0) throw new RangeError(`Not an amount to pay: ${amount}`);
  if (!Number.isSafeInteger(charges) || charges < 1) throw new RangeError(`Not a number of charges: ${charges}`);
  const unit = 10n ** BigInt(exponentOf(currency));
  const rate = BigInt(payer.company ? RATE_PER_MILLE.company : RATE_PER_MILLE.personal);
  const numerator = (BigInt(amount) * 100n + BigInt(charges * FIXED_HUNDREDTHS) * unit) * 1000n;
  const denominator = 100n * (1000n - rate);
  const total = minor(Number((2n * numerator + denominator) / (2n * denominator)));
  return { fees: minor(total - amount), total };
}

/**
 * Whether the payer is asked to cover the fees (PAY-21, PAY-22): the organisation set a threshold above 0, something is
 * paid, and the fees reach the threshold. `suggestFees` is in currency units.
 * @example
 * suggestsFees({ amount: minor(10000), fees: minor(178), threshold: minor(200) }) // => false
 * suggestsFees({ amount: minor(10000), fees: minor(282), threshold: minor(200) }) // => true
 * suggestsFees({ amount: minor(10000), fees: minor(282), threshold: minor(0) }) // => false
 */
export function suggestsFees({ amount, fees, threshold }: { amount: Minor; fees: Minor; threshold: Minor }): boolean {
  return threshold > 0 && amount > 0 && fees >= threshold;
}
