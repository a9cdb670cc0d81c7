import { useMemo } from 'react';
import { zonedTime } from '../../../core/calendar';

interface WallClockProps {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

/** The time of day, large. */
export function WallClock({ now, timeZone }: WallClockProps) {
  const zone = useMemo(() => zonedTime(timeZone), [timeZone]);
  return (
    <time className="wall-clock" suppressHydrationWarning>
      {zone.textOf(now).slice('2026-01-31T'.length, '2026-01-31T00:00'.length)}
    </time>
  );
}
