import { useDates } from './useDates';

/** The day and month of an event, as a leaf of a calendar (EVT-10). The full date stands beside it in words. */
export function DateBadge({ at }: { at: string }) {
  const { day, month } = useDates().badge(at);
  return (
    <span className="date-badge" aria-hidden="true" suppressHydrationWarning>
      <span className="date-badge-day" suppressHydrationWarning>
        {day}
      </span>
      <span className="date-badge-month" suppressHydrationWarning>
        {month}
      </span>
    </span>
  );
}
