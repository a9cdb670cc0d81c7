import { useId } from 'react';
import type { ShownTimes } from '../../../contract/site/pageData';
import { daysAfter, referenceDay, scheduleCard } from '../../../core/schedule';
import type { SiteTimesTexts } from '../../../i18n/siteTimes';
import { useDates } from '../content/useDates';
import { useNow } from '../useNow';
import { DayFacts } from './DayFacts';
import { TimeList } from './TimeList';

/** Interval at which a countdown is rewritten (SCHED-07). */
const TICK = 500;

/** Today's times that are left, or the next ones, with a countdown to what is near (HOME-03, SCHED-08, SCHED-11). */
export function TimesCard({ schedule, texts }: { schedule: ShownTimes; texts: SiteTimesTexts }) {
  const now = useNow(TICK);
  const title = useId();
  const dates = useDates();
  const today = dates.dayOf(now);
  const days = scheduleCard(schedule, now);
  const reference = referenceDay(schedule, now);
  const nameOf = (date: string) =>
    date === today ? texts.today : date === daysAfter(today, 1) ? texts.tomorrow : null;
  return (
    <section className="times-card" aria-labelledby={title}>
      <h2 id={title} className={days.length > 0 ? 'visually-hidden' : undefined}>
        {texts.nextTimes}
      </h2>
      {days.length === 0 && <p className="muted">{schedule.failed ? texts.failed : texts.nothingLeft}</p>}
      {days.map(({ day, entries }) => (
        <div key={day.date} className="times-day">
          <h3>
            {nameOf(day.date)}
            <span className="times-date">{day.label}</span>
          </h3>
          <DayFacts day={day} texts={texts} parasha={day.date >= reference} />
          <TimeList entries={entries} texts={texts} now={now} />
        </div>
      ))}
    </section>
  );
}
