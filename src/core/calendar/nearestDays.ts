import { dayNumber, dayOfNumber } from './civilDay';
import { dayOfSlot } from './slotsByDay';
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
 * The nearest days before and after some days on which a calendar has slots; those of opening hours within a quarter of a year.
 * @example
 * nearestDays({ slots: [{ start: '2025-11-20T09:00:00+01:00', seats: 1 }], hours: [], closed: [] }, '2025-11-10', '2025-11-16', 'Europe/Paris') // => { previous: null, next: '2025-11-20' }
 */
export function nearestDays(
  plan: SlotPlan,
  first: string,
  last: string,
  timeZone: string,
): { previous: string | null; next: string | null } {
  const closed = new Set(plan.closed);
  const listed = plan.slots
    .map(({ start }) => dayOfSlot(start, timeZone))
    .filter((day) => day !== null && !closed.has(day));
  const open = (from: string, step: 1 | -1) => {
    for (let away = 1; away <= FAR && plan.hours.length > 0; away += 1) {
      const day = dayOfNumber(dayNumber(from) + away * step);
      if (day !== null && slotsOn({ ...plan, slots: [] }, [day], timeZone).length > 0) return [day];
    }
    return [];
  };
  const before = [...listed.filter((day) => day !== null && day < first), ...open(first, -1)].sort();
  const after = [...listed.filter((day) => day !== null && day > last), ...open(last, 1)].sort();
  return { previous: before.at(-1) ?? null, next: after[0] ?? null };
}
