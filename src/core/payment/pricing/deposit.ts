import { minor, type Minor } from '../../money';

/** A form submission to be paid, in minor units; `depositPercent` in percent of the total. */
export interface PayableSubmission {
  readonly total: Minor;
  /** The open balance. */
  readonly reste: Minor;
  readonly deposit?: Minor | undefined;
  readonly depositPercent?: number | undefined;
}

/**
 * The deposit of a submission: the larger of the fixed one and the percentage of the total (PAY-11), never above the total.
 * @example
 * depositOf({ total: minor(50000), reste: minor(50000), deposit: minor(10000), depositPercent: 30 }) // => 15000
 */
export function depositOf({ total, deposit, depositPercent }: PayableSubmission): Minor {
  const share = Math.round((total * Math.min(Math.max(depositPercent ?? 0, 0), 100)) / 100);
  return minor(Math.min(total, Math.max(deposit ?? 0, share)));
}

/**
 * The minimum payable now: the deposit while nothing is paid, then one currency unit, never more than the balance
 * (PAY-10, PAY-11). `unit` is one currency unit in minor units.
 * @example
 * minimumOf({ total: minor(50000), reste: minor(50000), deposit: minor(10000) }, minor(100)) // => 10000
 * minimumOf({ total: minor(50000), reste: minor(35000), deposit: minor(10000) }, minor(100)) // => 100
 */
export function minimumOf(submission: PayableSubmission, unit: Minor): Minor {
  const nothingPaid = submission.reste === submission.total;
  const least = nothingPaid ? Math.max(depositOf(submission), unit) : unit;
  return minor(Math.min(least, Math.max(submission.reste, 0)));
}
