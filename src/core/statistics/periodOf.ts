import type { Period } from '../../contract/payments/statistics';
import { addMonths, dayNumber, dayOfNumber, firstDay, monthOf } from '../calendar';

/** Days from a first to a last one, both YYYY-MM-DD. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A period in slices, and the one before it in as many: slices of one index are compared. */
export interface StatisticsPeriod {
  readonly slices: readonly Span[];
  readonly before: readonly Span[];
}

const WEEKS = 13;
const MONTHS = 12;

/**
 * The slices of a period that ends today (DESK-05): the last 7 or 30 days by day, 13 weeks by week, 12 months by month. The
 * period before has as many days, and so ends the day before; of a year it is the same days a year earlier.
 * @param today YYYY-MM-DD, in the organisation's time zone
 * @example
 * periodOf('week', '2025-03-08').slices[0] // => { from: '2025-03-02', to: '2025-03-02' }
 * periodOf('week', '2025-03-08').before[0] // => { from: '2025-02-23', to: '2025-02-23' }
 * periodOf('year', '2025-03-08').slices.at(-1) // => { from: '2025-03-01', to: '2025-03-08' }
 * periodOf('year', '2025-03-08').before.at(-1) // => { from: '2024-03-01', to: '2024-03-08' }
 */
export function periodOf(period: Period, today: string): StatisticsPeriod {
  if (period === 'year') return { slices: monthsUntil(today), before: monthsUntil(yearEarlier(today)) };
  const [count, length] = { week: [7, 1], month: [30, 1], quarter: [WEEKS, 7] }[period] as [number, number];
  return {
    slices: slicesUntil(today, count, length),
    before: slicesUntil(daysBefore(today, count * length), count, length),
  };
}

const daysBefore = (day: string, count: number) => dayOfNumber(dayNumber(day) - count) ?? day;

const slicesUntil = (last: string, count: number, length: number): Span[] =>
  Array.from({ length: count }, (_, index) => {
    const to = daysBefore(last, (count - 1 - index) * length);
    return { from: daysBefore(to, length - 1), to };
  });

function monthsUntil(last: string): Span[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(monthOf(last), index - MONTHS + 1);
    const to = index === MONTHS - 1 ? last : daysBefore(firstDay(addMonths(month, 1)), 1);
    return { from: firstDay(month), to };
  });
}

/** The same day a year earlier; of 29 February the day before. */
function yearEarlier(day: string): string {
  const month = addMonths(monthOf(day), -MONTHS);
  const last = daysBefore(firstDay(addMonths(month, 1)), 1);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}
