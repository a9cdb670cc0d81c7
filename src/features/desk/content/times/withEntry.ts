import type { ScheduleEntry } from '../../../../contract/site/schedules';
import type { Schedule } from './useSchedule';

export const entryOf = ({ entries }: Schedule, id: string) => entries.find((entry) => entry.id === id);

/** The entries with one in its place, or after the others. */
export const withEntry = (entries: readonly ScheduleEntry[], one: ScheduleEntry): ScheduleEntry[] =>
  entries.some(({ id }) => id === one.id)
    ? entries.map((entry) => (entry.id === one.id ? one : entry))
    : [...entries, one];
