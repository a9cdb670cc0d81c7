import { slotsByDay } from '../../../../core/calendar';

/** Any of the days. */
export const ANY = 'any';

/** What can be waited for in a month. */
interface WaitOptions {
  /** Days with full slots, in order. */
  readonly days: readonly string[];
  /** Those without a free one. */
  readonly fullDays: readonly string[];
  /** The full slots of a day. */
  slotsOf(day: string): readonly { readonly slot: string; readonly at: number }[];
}

/** What can be waited for, from the slots of a month. */
export function waitOptions(full: readonly string[], free: readonly string[], timeZone: string): WaitOptions {
  const byDay = slotsByDay(full, timeZone);
  const open = slotsByDay(free, timeZone);
  const days = [...byDay.keys()];
  return { days, fullDays: days.filter((day) => !open.has(day)), slotsOf: (day) => byDay.get(day) ?? [] };
}

/** What is waited for first: the day that is looked at, else all that are full. */
export function firstDay({ days, fullDays }: WaitOptions, lookedAt: string | null): string {
  if (lookedAt !== null && days.includes(lookedAt)) return lookedAt;
  return fullDays.length > 1 ? ANY : (fullDays[0] ?? days[0] ?? ANY);
}
