import type { Language } from '../../../contract/terms/languages';
import { writeDate } from '../When';

interface WallClockProps {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly lang: Language;
}

/** The time of day, large. */
export function WallClock({ now, timeZone, lang }: WallClockProps) {
  const at = new Date(now).toISOString();
  return (
    <time className="wall-clock" suppressHydrationWarning>
      {writeDate(at, lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone)}
    </time>
  );
}
