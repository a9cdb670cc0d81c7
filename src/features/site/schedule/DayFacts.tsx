import type { ScheduleDay } from '../../../contract/site/schedules';
import type { SiteTimesTexts } from '../../../i18n/siteTimes';

/** A day in the Hebrew calendar: its date, its holidays and what is read in its week (SCHED-14). */
export function DayFacts({
  day,
  texts,
  parasha = false,
}: {
  day: ScheduleDay;
  texts: SiteTimesTexts;
  parasha?: boolean;
}) {
  const facts = [day.hebrew, parasha && day.parasha !== null && texts.parasha(day.parasha), ...day.holidays].filter(
    (fact): fact is string => typeof fact === 'string',
  );
  if (facts.length === 0) return null;
  return (
    <ul className="day-facts">
      {facts.map((fact) => (
        <li key={fact} className={day.holidays.includes(fact) ? 'theme' : undefined}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
