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
  /** Times by day: `HH:mm`, "—" without a sun time, empty where it does not take place. */
  readonly times: readonly string[];
}

/**
 * The week from Sunday to Saturday that holds a day, as a table to print (SCHED-12). Days outside the window are left out; rows of
 * a type go by their earliest time of day, those of one name that share no day are one.
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
    rows: joined(rows.filter((row) => row.type === type))
      .sort((a, b) => (a.first < b.first ? -1 : Number(a.first > b.first)))
      .map(({ row }) => row),
  }));
  return { days: week, groups: groups.filter(({ rows: { length } }) => length > 0) };
}

interface Row {
  readonly row: WeekRow;
  readonly first: string;
}

/** Rows of the same name as one, where no day has a time in both: the same office at another time on Sundays. */
function joined(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  for (const { row, first } of rows) {
    const at = found.findIndex(
      (other) => other.row.name === row.name && other.row.times.every((time, day) => !time || !row.times[day]),
    );
    const other = found[at];
    if (!other) found.push({ row, first });
    else {
      const times = other.row.times.map((time, day) => time || (row.times[day] ?? ''));
      found[at] = { row: { ...other.row, times }, first: first < other.first ? first : other.first };
    }
  }
  return found;
}
