interface LocalMoment {
  /** `YYYY-MM-DD`; '' for none. */
  readonly day: string;
  /** `HH:mm`; '' for the whole day. */
  readonly time: string;
}

/**
 * When a form expires, as the clock of a time zone has it. What has an offset is a moment anywhere; all else is of that clock.
 * @example
 * localMoment('2025-11-12', 'Europe/Paris') // => { day: '2025-11-12', time: '' }
 * localMoment('2025-11-12T23:30:00Z', 'Europe/Paris') // => { day: '2025-11-13', time: '00:30' }
 */
export function localMoment(written: string, timeZone: string): LocalMoment {
  const text = written.trim();
  const hasOffset = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text));
  const local = hasOffset
    ? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(text))
    : text;
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(local) ?? [];
  return { day, time };
}
