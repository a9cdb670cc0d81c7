const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** By time zone: making one takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Clock of a time zone. */
export interface ZonedTime {
  /** Milliseconds by which its clock is ahead of UTC at a moment. */
  offsetAt(at: number): number;
  /**
   * The moment at which its clock shows a time of a day (`HH:mm`, up to 24:00): the first where it does twice, and as many
   * minutes after the gap as the time lies inside it where it never does.
   */
  momentOf(day: string, time: string): number;
  /** A moment as its clock shows it, with the offset: always the same text for the same moment. */
  textOf(at: number): string;
}

/**
 * The clock of a time zone, changes to and from summer time included.
 * @throws RangeError for an unknown zone.
 * @example
 * zonedTime('Europe/Paris').textOf(Date.UTC(2025, 10, 12, 8)) // => '2025-11-12T09:00:00+01:00'
 * zonedTime('Europe/Paris').momentOf('2025-07-01', '09:00') // => 1751353200000
 * zonedTime('Europe/Paris').textOf(zonedTime('Europe/Paris').momentOf('2025-03-30', '02:30')) // => '2025-03-30T03:30:00+02:00'
 */
export function zonedTime(timeZone: string): ZonedTime {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  const readOffset = (at: number) => {
    const whole = Math.floor(at / 1000) * 1000;
    return Date.parse(`${format.format(whole).replace(' ', 'T')}Z`) - whole;
  };
  /** By UTC day: reading a formatter is slow, and clocks are changed on few days, once. */
  const ofDays = new Map<number, number | null>();
  const offsetAt = (at: number) => {
    const day = Math.floor(at / DAY);
    let known = ofDays.get(day);
    if (known === undefined) {
      const [first, last] = [readOffset(day * DAY), readOffset((day + 1) * DAY)];
      ofDays.set(day, (known = first === last ? first : null));
    }
    return known ?? readOffset(at);
  };
  return {
    offsetAt,
    momentOf(day, time) {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const shown = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE;
      const before = shown - offsetAt(shown - DAY);
      const after = shown - offsetAt(shown + DAY);
      return before + offsetAt(before) === shown || after + offsetAt(after) !== shown ? before : after;
    },
    textOf(at) {
      const offset = offsetAt(at);
      const minutes = Math.round(Math.abs(offset) / MINUTE);
      const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
      return `${new Date(at + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${clock}`;
    },
  };
}
