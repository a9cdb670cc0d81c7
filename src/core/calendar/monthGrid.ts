import { dayNumber, dayOfNumber } from './civilDay';
import { weekdayOfNumber } from './weekday';

/** A month of a year; `month` counts from 0. */
export interface CivilMonth {
  readonly year: number;
  readonly month: number;
}

const GRID_DAYS = 42;

/**
 * The days of a month's page in a calendar (FORM-15): six weeks from the Monday on or before its first day, YYYY-MM-DD.
 * @example
 * monthGrid({ year: 2025, month: 10 })[0] // => '2025-10-27'
 * monthGrid({ year: 2025, month: 10 }).at(-1) // => '2025-12-07'
 * monthGrid({ year: 2025, month: 8 })[0] // => '2025-09-01'
 */
export function monthGrid(month: CivilMonth): string[] {
  const first = dayNumber(firstDay(month));
  const monday = first - weekdayOfNumber(first);
  return Array.from({ length: GRID_DAYS }, (_, index) => dayOfNumber(monday + index) ?? '');
}

/**
 * The month so many months later; earlier when negative.
 * @example
 * addMonths({ year: 2025, month: 11 }, 1) // => { year: 2026, month: 0 }
 * addMonths({ year: 2025, month: 0 }, -1) // => { year: 2024, month: 11 }
 */
export function addMonths({ year, month }: CivilMonth, count: number): CivilMonth {
  const all = year * 12 + month + count;
  return { year: Math.floor(all / 12), month: ((all % 12) + 12) % 12 };
}

/**
 * Number of months from one month to another; negative if that is earlier.
 * @example
 * monthsBetween({ year: 2025, month: 11 }, { year: 2026, month: 1 }) // => 2
 */
export function monthsBetween(from: CivilMonth, to: CivilMonth): number {
  return (to.year - from.year) * 12 + to.month - from.month;
}

/**
 * The month of a day.
 * @example
 * monthOf('2025-11-12') // => { year: 2025, month: 10 }
 */
export function monthOf(day: string): CivilMonth {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) - 1 };
}

/**
 * The first day of a month.
 * @example
 * firstDay({ year: 2025, month: 10 }) // => '2025-11-01'
 */
export function firstDay({ year, month }: CivilMonth): string {
  return `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
