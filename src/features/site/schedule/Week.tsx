import { useState } from 'react';
import type { ScheduleWindow } from '../../../contract/site/schedules';
import { dayOfWeek, daysAfter, referenceDay } from '../../../core/schedule';
import type { SiteTimesTexts } from '../../../i18n/siteTimes';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { chevronEndIcon, chevronStartIcon } from '../../../ui/media/mediaIcons';
import { useNow } from '../useNow';
import { DayFacts } from './DayFacts';
import { PrintedWeek } from './PrintedWeek';
import { TimeList } from './TimeList';

const MINUTE = 60_000;

/** A week of the window from Sunday to Saturday (HOR-01), and the others that are whole; as a table on paper (SCHED-12). */
export function Week({ schedule, texts }: { schedule: ScheduleWindow; texts: SiteTimesTexts }) {
  const [offset, setOffset] = useState(0);
  const reference = referenceDay(schedule, useNow(MINUTE));
  const first = daysAfter(dayOfWeek(reference, 0), 7 * offset);
  const days = schedule.days.filter(({ date }) => date >= first && date <= daysAfter(first, 6));
  const isThere = (by: number) => schedule.days.some(({ date }) => date === daysAfter(first, by < 0 ? -7 : 13));
  const [label = '', end = ''] = [days[0]?.label, days.at(-1)?.label];
  const shown = days.find(({ date }) => date === reference) ?? days.at(-1);
  const step = (by: -1 | 1, name: string, icon: string) => (
    <button
      type="button"
      className="week-step with-scripts"
      aria-label={name}
      disabled={!isThere(by)}
      onClick={() => setOffset(offset + by)}
    >
      <Icon path={icon} turns />
    </button>
  );
  return (
    <section className="week" aria-label={texts.week}>
      <div className="week-head">
        <h2 aria-live="polite">
          {label} – {end}
        </h2>
        <div className="week-steps">
          {step(-1, texts.previousWeek, chevronStartIcon)}
          {step(1, texts.nextWeek, chevronEndIcon)}
        </div>
      </div>
      {shown?.parasha && <p className="week-parasha">{texts.parasha(shown.parasha)}</p>}
      <ol className="week-days">
        {days.map((day) => (
          <li
            key={day.date}
            className={day.date < reference ? 'week-day week-day-over' : 'week-day'}
            aria-current={day.date === reference ? 'date' : undefined}
          >
            <div className="week-day-head">
              <h3>{day.label}</h3>
              <DayFacts day={day} texts={texts} />
            </div>
            {day.entries.length > 0 ? (
              <TimeList entries={day.entries} texts={texts} kinds />
            ) : (
              <p className="muted">{texts.dayOff}</p>
            )}
          </li>
        ))}
      </ol>
      <div className="with-scripts week-print">
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <PrintedWeek days={days} date={first} texts={texts} />
    </section>
  );
}
