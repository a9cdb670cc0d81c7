import type { ScheduledTime } from '../../../contract/site/schedules';
import { clockText, countdownOf } from '../../../core/schedule';
import type { SiteTimesTexts } from '../../../i18n/siteTimes';
import { useOwnWords } from '../useOwnWords';

interface TimeListProps {
  readonly entries: readonly ScheduledTime[];
  readonly texts: SiteTimesTexts;
  /** Milliseconds since 1970: what is near is counted down (SCHED-07). Without it nothing is. */
  readonly now?: number;
  /** Names the kinds of entries, too. */
  readonly kinds?: boolean;
}

/** Times of a day, earliest first. */
export function TimeList({ entries, texts, now, kinds = false }: TimeListProps) {
  const own = useOwnWords();
  return (
    <ul className="time-list">
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.at}`} className={`time-row time-${entry.type.toLowerCase()}`}>
          <span className="time-name">
            <span {...own(entry.name)}>{entry.name}</span>
            {kinds && entry.type !== 'AUTRE' && <span className="time-kind">{texts.types[entry.type]}</span>}
          </span>
          {now !== undefined && entry.at !== null && <Nearness at={Date.parse(entry.at)} now={now} texts={texts} />}
          {entry.at === null ? (
            <span className="time-clock">
              <span aria-hidden="true">{clockText(entry)}</span>
              <span className="visually-hidden">{texts.noTime}</span>
            </span>
          ) : (
            <time className="time-clock" dateTime={entry.at}>
              {clockText(entry)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

function Nearness({ at, now, texts }: { at: number; now: number; texts: SiteTimesTexts }) {
  const { state, text } = countdownOf(at, now);
  if (state === 'now') return <span className="time-now">{texts.now}</span>;
  if (state !== 'countdown') return null;
  return (
    <span className="time-countdown" role="timer">
      {texts.within(text)}
    </span>
  );
}
