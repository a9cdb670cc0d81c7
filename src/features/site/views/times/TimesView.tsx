import type { PageOf } from '../../../../contract/site/pageData';
import { referenceDay } from '../../../../core/schedule';
import type { SiteTimesTexts } from '../../../../i18n/siteTimes';
import { CalendarFeed } from '../../content/CalendarFeed';
import { clockIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import { DayFacts } from '../../schedule/DayFacts';
import { LobbyScreen } from '../../schedule/LobbyScreen';
import { TimesCard } from '../../schedule/TimesCard';
import { Week } from '../../schedule/Week';
import { useNow } from '../../useNow';

const MINUTE = 60_000;

/** The organisation's times (HOR-01): the card of today's or the next ones, and a week; or its screen in a hall. */
export function TimesView({ page, texts }: { page: PageOf<'HORAIRES'>; texts: SiteTimesTexts }) {
  const now = useNow(MINUTE);
  const [schedule] = page.data;
  if (schedule?.screen) return <LobbyScreen content={schedule} texts={texts} />;
  const day = schedule?.days.find(({ date }) => date === referenceDay(schedule, now));
  const isEmpty = !schedule?.days.some(({ entries }) => entries.length > 0);
  return (
    <>
      <div className="site-intro times-intro">
        <h1>{page.title}</h1>
        {day && <DayFacts day={day} texts={texts} parasha />}
      </div>
      {isEmpty || !schedule ? (
        <EmptyState icon={clockIcon} text={schedule?.failed ? texts.failed : texts.empty} />
      ) : (
        <div className="times-page">
          <TimesCard schedule={schedule} texts={texts} />
          <Week schedule={schedule} texts={texts} />
          <CalendarFeed />
        </div>
      )}
    </>
  );
}
