import { useEffect, useState } from 'react';
import type { PageOf } from '../../../contract/site/pageData';
import { resolvePage } from '../../../contract/site/resolvePage';
import { type CardDay, referenceDay, scheduleCard } from '../../../core/schedule';
import type { SiteTimesTexts } from '../../../i18n/siteTimes';
import { useDates } from '../content/useDates';
import { useSite } from '../siteContext';
import { useNow } from '../useNow';
import { useOwnWords } from '../useOwnWords';
import { DayFacts } from './DayFacts';
import { TimeList } from './TimeList';
import { WallClock } from './WallClock';

/** Milliseconds after which a screen asks for what has changed. */
const REFRESH = 5 * 60_000;
const MOST_TIMES = 7;
const TICK = 500;

type Content = PageOf<'HORAIRES'>['data'][number];

/** Times, Hebrew date and next events in large type, for a screen in a hall (HOR-03): nobody touches it. */
export function LobbyScreen({ content, texts }: { content: Content; texts: SiteTimesTexts }) {
  const { organisation } = useSite();
  const own = useOwnWords();
  const dates = useDates();
  const now = useNow(TICK);
  const schedule = useFresh(content);
  const today = dates.dayOf(now);
  const dayAt = (wanted: string) => schedule.days.find(({ date }) => date === wanted);
  const hebrewDay = dayAt(referenceDay(schedule, now));
  const shown = firstTimes(scheduleCard(schedule, now));
  const events = schedule.events ?? [];
  return (
    <div className="lobby">
      <header className="lobby-head">
        <div>
          <h1 {...own(organisation.name)}>{organisation.name}</h1>
          <p className="lobby-date">{dayAt(today)?.label}</p>
          {hebrewDay && <DayFacts day={hebrewDay} texts={texts} parasha />}
        </div>
        <WallClock now={now} timeZone={schedule.timeZone} />
      </header>
      <section className="lobby-times">
        {shown.length === 0 && <p className="muted">{schedule.failed ? texts.failed : texts.nothingLeft}</p>}
        {shown.map(({ day, entries }) => (
          <div key={day.date}>
            <h2>{day.date === today ? texts.today : day.label}</h2>
            <TimeList entries={entries} texts={texts} now={now} />
          </div>
        ))}
      </section>
      {events.length > 0 && (
        <section className="lobby-events">
          <h2>{texts.nextEvents}</h2>
          <ul>
            {events.map((event) => {
              const { day: date, time } = dates.span(event.dateEvent, event.dateFin);
              return (
                <li key={`${event.id} ${event.dateEvent}`}>
                  <p className="lobby-event" {...own(event.name)}>
                    {event.name}
                  </p>
                  <p className="lobby-when" suppressHydrationWarning>
                    {date}
                    {time && <span suppressHydrationWarning>{time}</span>}
                  </p>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

/** As many times as there is room for, each under its day. */
function firstTimes(days: readonly CardDay[]): readonly CardDay[] {
  let room = MOST_TIMES;
  return days.flatMap(({ day, entries }) => {
    const first = entries.slice(0, room);
    room -= first.length;
    return first.length > 0 ? [{ day, entries: first }] : [];
  });
}

/** The page's content, asked for again and again; what was there stays while the network is away. */
function useFresh(given: Content): Content {
  const { client, clock, lang, organisation } = useSite();
  const [content, setContent] = useState(given);
  useEffect(() => {
    if (!client || !clock) return;
    let wanted = true;
    const query = { path: SCREEN_PATH, lang, org: organisation.id };
    const refresh = async () => {
      try {
        const { data } = await client.call(resolvePage, { query, quiet: true });
        const [fresh] = data.data as Content[];
        if (wanted && fresh) setContent(fresh);
      } catch {
        // The next turn asks again.
      }
      if (wanted) cancel = clock.after(REFRESH, () => void refresh());
    };
    let cancel = clock.after(REFRESH, () => void refresh());
    return () => {
      wanted = false;
      cancel();
    };
  }, [client, clock, lang, organisation.id]);
  return content;
}

const SCREEN_PATH = '/__horaires';
