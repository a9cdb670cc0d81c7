import type { ScheduleDay } from '../../../../contract/site/schedules';
import { PreviewTime } from './PreviewTime';
import { useTimesTexts } from './timesTexts';

interface DayProps {
  readonly day: ScheduleDay;
  readonly isToday: boolean;
  readonly edited: string | undefined;
}

/** A day of the week, with its Hebrew date and times. */
export function PreviewDay({ day, isToday, edited }: DayProps) {
  const words = useTimesTexts();
  const { label, hebrew, parasha, holidays, entries, date } = day;
  const isSabbath = new Date(`${date}T00:00:00Z`).getUTCDay() === 6;
  return (
    <li className="times-day" aria-current={isToday ? 'date' : undefined}>
      <h3>{label}</h3>
      {hebrew !== null && <p className="muted">{hebrew}</p>}
      {isSabbath && parasha !== null && <p className="muted">{words.parasha(parasha)}</p>}
      {holidays.length > 0 && <p className="muted">{holidays.join(', ')}</p>}
      {entries.length === 0 ? (
        <p className="muted">{words.nothing}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <PreviewTime key={entry.id} entry={entry} isEdited={entry.id === edited} />
          ))}
        </ul>
      )}
    </li>
  );
}
