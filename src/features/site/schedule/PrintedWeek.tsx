import { Fragment } from 'react';
import type { ScheduleDay } from '../../../contract/site/schedules';
import { printableWeek } from '../../../core/schedule';
import type { SiteTimesTexts } from '../../../i18n/siteTimes';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';

interface PrintedWeekProps {
  readonly days: readonly ScheduleDay[];
  /** A day of the week, YYYY-MM-DD. */
  readonly date: string;
  readonly texts: SiteTimesTexts;
}

/** The sheet that hangs on the door: on paper only (SCHED-12). */
export function PrintedWeek({ days, date, texts }: PrintedWeekProps) {
  const { organisation } = useSite();
  const own = useOwnWords();
  const week = printableWeek(days, date);
  if (week.groups.length === 0) return null;
  return (
    <table className="printed-week">
      <caption>{texts.weekOf(organisation.name)}</caption>
      <thead>
        <tr>
          <td />
          {week.days.map((day) => (
            <th key={day.date} scope="col">
              {day.label}
              {[day.hebrew, ...day.holidays].map((fact) => fact && <small key={fact}>{fact}</small>)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {week.groups.map(({ type, rows }) => (
          <Fragment key={type}>
            <tr>
              <th className="printed-type" colSpan={week.days.length + 1} scope="colgroup">
                {texts.types[type]}
              </th>
            </tr>
            {rows.map(({ id, name, times }) => (
              <tr key={id}>
                <th scope="row" {...own(name)}>
                  {name}
                </th>
                {times.map((time, at) => (
                  <td key={week.days[at]?.date}>{time}</td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
