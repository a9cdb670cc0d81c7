import { useEffect, useRef, useState } from 'react';
import { previewSchedule, type ScheduleEntry, type ScheduleWindow } from '../../../../contract/site/schedules';
import { daysAfter } from '../../../../core/schedule';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { TextInput } from '../../../../ui/fields/TextInput';
import { Skeleton } from '../../../../ui/Skeleton';
import { useDesk } from '../../deskContext';
import { Problem } from '../../Problem';
import { PreviewDay } from './PreviewDay';
import { useTimesTexts } from './timesTexts';

interface WeekPreviewProps {
  readonly organisation: string;
  /** Null while they cannot be computed: what was shown stays. */
  readonly entries: readonly ScheduleEntry[] | null;
  /** The entry that is edited stands out. */
  readonly edited?: string;
}

/** Milliseconds without another change after which the week is computed anew. */
const PAUSE = 300;

/** A week as visitors will read it (DESK-102), computed by the server as it computes theirs. */
export function WeekPreview({ organisation, entries, edited }: WeekPreviewProps) {
  const { texts, lang, call } = useDesk();
  const words = useTimesTexts();
  /** Empty: this week. */
  const [day, setDay] = useState('');
  const [week, setWeek] = useState<ScheduleWindow | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);
  const asked = entries && JSON.stringify(entries);
  useEffect(() => {
    if (asked === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = () => {
      const horaires = JSON.parse(asked) as ScheduleEntry[];
      const body = { horaires, lang, ...(day !== '' && { day }) };
      call(previewSchedule, { organisation, body, signal }).then(
        ({ data }) => {
          setWeek(data);
          setError(null);
        },
        (thrown: unknown) => signal.aborted || setError(thrown),
      );
    };
    const timer = setTimeout(load, isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, day, lang, tries, call, organisation]);
  const shown = week?.days[0]?.date;
  const go = (count: number) => shown !== undefined && setDay(daysAfter(shown, count));
  return (
    <Card className="stack">
      <h2>{words.week}</h2>
      <div className="desk-buttons times-go">
        <Button variant="secondary" disabled={!week} onClick={() => go(-7)}>
          {words.previousWeek}
        </Button>
        <Button variant="secondary" disabled={!week} onClick={() => go(7)}>
          {words.nextWeek}
        </Button>
        {day !== '' && (
          <Button variant="quiet" onClick={() => setDay('')}>
            {words.thisWeek}
          </Button>
        )}
        <TextInput label={words.weekOfDay} type="date" value={day || (week?.today ?? '')} onValue={setDay} />
      </div>
      <Problem
        texts={texts}
        error={error}
        action={
          <Button variant="secondary" onClick={() => setTries((count) => count + 1)}>
            {texts.retry}
          </Button>
        }
      />
      {entries === null && <p className="muted">{words.waiting}</p>}
      {week ? (
        <ol className="times-week">
          {week.days.map((one) => (
            <PreviewDay key={one.date} day={one} isToday={one.date === week.today} edited={edited} />
          ))}
        </ol>
      ) : (
        error === null && asked !== null && <Skeleton height="16em" />
      )}
    </Card>
  );
}
