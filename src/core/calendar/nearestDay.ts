import { dayNumber, dayOfNumber } from './civilDay';
import { slotsByDay } from './slotsByDay';
import { slotsOn, type SlotPlan } from './slotsOn';

/** Days that are looked through for weekly opening hours. */
const FAR = 92;

/**
 * Some days one after the other.
 * @example
 * daysFrom('2025-02-27', 3) // => ['2025-02-27', '2025-02-28', '2025-03-01']
 */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayOfNumber(dayNumber(day) + index)).filter((one) => one !== null);

/**
 * The nearest day after another (`step` 1), or before it (-1), on which a calendar has slots; days of opening hours within a
 * quarter of a year.
 * @example
 * nearestDay({ slots: [{ start: '2025-11-20T09:00:00+01:00', seats: 1 }], hours: [], closed: [] }, '2025-11-16', 1, 'Europe/Paris') // => '2025-11-20'
 */
export function nearestDay(plan: SlotPlan, day: string, step: 1 | -1, timeZone: string): string | null {
  const starts = plan.slots.map(({ start }) => start);
  const listed = [...slotsByDay(starts, timeZone).keys()].filter(
    (one) => !plan.closed.includes(one) && (step > 0 ? one > day : one < day),
  );
  const open = nearestOpen(plan, day, step, timeZone);
  const found = [...listed, ...(open === null ? [] : [open])].sort();
  return (step > 0 ? found[0] : found.at(-1)) ?? null;
}

function nearestOpen({ hours, closed }: SlotPlan, from: string, step: 1 | -1, timeZone: string): string | null {
  for (let away = 1; away <= FAR && hours.length > 0; away += 1) {
    const day = dayOfNumber(dayNumber(from) + away * step);
    if (day !== null && slotsOn({ slots: [], hours, closed }, [day], timeZone).length > 0) return day;
  }
  return null;
}
