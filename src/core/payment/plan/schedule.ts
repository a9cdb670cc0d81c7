import { isDay } from '../../../contract/terms/isDay';
import type { Minor } from '../../money';
import { chargesOf, type Plan } from './monthlyPlan';

/** One charge of a payment: its number from 1, its amount in minor units, the day on which it is due (YYYY-MM-DD). */
export interface ScheduledCharge {
  readonly charge: number;
  readonly montant: Minor;
  readonly date: string;
}

/**
 * The exact list of a payment's charges with their days: the first on `start`, one each month after it (PAY-35). Days have
 * no time zone of their own: `start` is a day of the organisation's calendar, see `dayOf`.
 * @param months how many charges of a payment without end to list.
 * @throws RangeError when `start` is no day, or the charges would not end.
 * @example
 * scheduleOf({ montant: minor(3400), maxAmount: minor(10000) }, 'EUR', '2025-01-31') // => [{ charge: 1, montant: 3400, date: '2025-01-31' }, { charge: 2, montant: 3400, date: '2025-02-28' }, { charge: 3, montant: 3200, date: '2025-03-31' }]
 * scheduleOf({ montant: minor(2000), maxAmount: null }, 'EUR', '2025-01-31').length // => 0
 * scheduleOf({ montant: minor(2000), maxAmount: null }, 'EUR', '2025-01-31', 3).length // => 3
 */
export function scheduleOf(
  plan: Pick<Plan, 'montant' | 'maxAmount'>,
  currency: string,
  start: string,
  months = 0,
): ScheduledCharge[] {
  const endless = plan.maxAmount === null;
  const charges = endless ? Array.from({ length: months }, () => plan.montant) : chargesOf(plan, currency);
  return charges.map((montant, index) => ({ charge: index + 1, montant, date: dateOfCharge(start, index + 1) }));
}

/**
 * The day of a monthly charge, counted from 1: the same day of each month as `start`, or the last of a month that is too short.
 * @throws RangeError when `start` is no day, or `charge` no number from 1.
 * @example
 * dateOfCharge('2024-01-31', 2) // => '2024-02-29'
 * dateOfCharge('2025-01-31', 3) // => '2025-03-31'
 * dateOfCharge('2025-11-15', 3) // => '2026-01-15'
 */
export function dateOfCharge(start: string, charge: number): string {
  if (!isDay(start)) throw new RangeError(`Not a day: ${start}`);
  if (!Number.isSafeInteger(charge) || charge < 1) throw new RangeError(`Not the number of a charge: ${charge}`);
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const months = month - 1 + charge - 1;
  const lastDay = new Date(Date.UTC(year, months + 1, 0));
  lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}
