import { dayNumber, dayOfNumber } from './civilDay';
import { weekdayOfNumber } from './weekday';
import { addMonths, firstDay, monthOf } from './monthGrid';
import { daysOfMonth } from './slotsOn';

/**
 * The day that a key of the keyboard leads to in a month's page, as in every grid of dates: arrows by day and week, Home and End
 * to Monday and Sunday, PageUp and PageDown by month (the last day where the month is shorter).
 * @param rtl the page is written from right to left: the left arrow leads to the next day.
 * @returns null for any other key.
 * @example
 * dayByKey('2025-11-12', 'ArrowLeft', false) // => '2025-11-11'
 * dayByKey('2025-11-12', 'ArrowLeft', true) // => '2025-11-13'
 * dayByKey('2025-11-12', 'Home', false) // => '2025-11-10'
 * dayByKey('2025-01-31', 'PageDown', false) // => '2025-02-28'
 */
export function dayByKey(day: string, key: string, rtl: boolean): string | null {
  const number = dayNumber(day);
  const weekday = weekdayOfNumber(number);
  const by = (days: number) => dayOfNumber(number + days);
  switch (key) {
    case 'ArrowLeft':
      return by(rtl ? 1 : -1);
    case 'ArrowRight':
      return by(rtl ? -1 : 1);
    case 'ArrowUp':
      return by(-7);
    case 'ArrowDown':
      return by(7);
    case 'Home':
      return by(-weekday);
    case 'End':
      return by(6 - weekday);
    case 'PageUp':
      return sameDay(day, -1);
    case 'PageDown':
      return sameDay(day, 1);
    default:
      return null;
  }
}

function sameDay(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const days = daysOfMonth(month.year, month.month);
  return days[Math.min(days.length, Number(day.slice(8))) - 1] ?? firstDay(month);
}
