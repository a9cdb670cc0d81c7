import type { ScheduledTime } from '../../../../contract/site/schedules';
import { clockText } from '../../../../core/schedule';
import { useTimesTexts } from './timesTexts';

interface PreviewTimeProps {
  readonly entry: ScheduledTime;
  readonly isEdited: boolean;
}

/** A time of a day; the one that is edited stands out. */
export function PreviewTime({ entry, isEdited }: PreviewTimeProps) {
  const words = useTimesTexts();
  return (
    <li className={isEdited ? 'times-edited' : undefined}>
      {entry.at === null ? (
        <>
          <span aria-hidden="true">—</span> <span className="visually-hidden">{words.noTime}</span>
        </>
      ) : (
        <time dateTime={entry.at}>{clockText(entry)}</time>
      )}{' '}
      <bdi>{entry.name}</bdi>
    </li>
  );
}
