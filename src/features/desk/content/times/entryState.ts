import type { ScheduleEntry } from '../../../../contract/site/schedules';

/** Whether an entry is yet to come or over; null while it takes place. */
export function stateOf({ from, until }: ScheduleEntry, today: string): 'later' | 'over' | null {
  if (until !== null && until < today) return 'over';
  return from !== null && from > today ? 'later' : null;
}

/** Past entries come last. */
export const inOrder = (rows: readonly ScheduleEntry[], today: string) => {
  const isOver = (entry: ScheduleEntry) => Number(stateOf(entry, today) === 'over');
  return [...rows].sort((a, b) => isOver(a) - isOver(b));
};
