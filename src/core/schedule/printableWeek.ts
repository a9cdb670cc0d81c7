import type { ScheduleDay, ScheduledTime } from '../../contract/site/schedules';
import { scheduleTypes, type ScheduleType } from '../../contract/terms/scheduleTypes';
import { clockText } from './scheduleCard';
import { dayOfWeek } from './week';

/** A week as a table: a column for each day, rows grouped by type. */
export interface PrintableWeek {
  readonly days: readonly ScheduleDay[];
  readonly groups: readonly { readonly type: ScheduleType; readonly rows: readonly WeekRow[] }[];
}
interface WeekRow extends Pick<ScheduledTime, 'id' | 'name'> {
  /** Of each day: `HH:mm`, "—" without a sun time, empty where it does not take place. */
  readonly times: readonly string[];
}

/**
 * The week from Sunday to Saturday that holds a day, as a table to print (SCHED-12). Days outside the window are left out; rows of
 * a type go by their earliest time of day.
 * @param date YYYY-MM-DD
 * @example
 * printableWeek([], '2025-01-15') // => { days: [], groups: [] }
 */
export function printableWeek(days: readonly ScheduleDay[], date: string): PrintableWeek {
  const [first, last] = [dayOfWeek(date, 0), dayOfWeek(date, 6)];
  const week = days.filter((day) => day.date >= first && day.date <= last);
  const entries = new Map(week.flatMap((day) => day.entries.map((entry) => [entry.id, entry])));
  const rows = [...entries.values()].map(({ id, name, type }) => {
    const times = week.map((day) => {
      const entry = day.entries.find((one) => one.id === id);
      return entry ? clockText(entry) : '';
    });
    return { type, row: { id, name, times }, first: times.filter((time) => time !== '').sort()[0] ?? '' };
  });
  const groups = scheduleTypes.map((type) => ({
    type,
    rows: rows
      .filter((row) => row.type === type)
      .sort((a, b) => (a.first < b.first ? -1 : Number(a.first > b.first)))
      .map(({ row }) => row),
  }));
  return { days: week, groups: groups.filter(({ rows: { length } }) => length > 0) };
}
