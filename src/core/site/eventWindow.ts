import { dayNumber, dayOfNumber, type ZonedTime } from '../calendar';
import { endOf, type EventDates, lastOccurrence, nextBeginning, nextOccurrence, type Occurrence } from './occurrences';

/** Most events of one view (EVT-01). */
export const MOST_EVENTS = 30;
const HOUR = 3_600_000;

/**
 * When the local day of a moment begins, in milliseconds since 1970, UTC.
 * @example
 * startOfDay(Date.parse('2025-01-15T12:00:00Z'), zonedTime('Europe/Paris')) // => Date.parse('2025-01-14T23:00:00Z')
 */
export const startOfDay = (at: number, zone: ZonedTime): number => zone.momentOf(zone.textOf(at).slice(0, 10), '00:00');

/**
 * The occurrence that an event is shown with (ENT-14): the next one that ends today or later, else the last. Null when it
 * takes place on no day at all.
 * @param now milliseconds since 1970, UTC.
 * @example
 * shownOccurrence({ dateEvent: '2025-01-15T08:00:00Z', dateFin: null, sessions: [], repeat: null }, Date.parse('2025-01-15T12:00:00Z'), zonedTime('Europe/Paris')) // => { start: Date.parse('2025-01-15T08:00:00Z'), end: null }
 */
export const shownOccurrence = (event: EventDates, now: number, zone: ZonedTime): Occurrence | null =>
  nextOccurrence(event, startOfDay(now, zone), zone) ?? lastOccurrence(event, zone);

/**
 * When lists begin to show an occurrence (ENT-14): at once, or from the start of the local day so many days before it.
 * @example
 * displayedFrom({ start: Date.parse('2025-03-31T18:00:00Z'), end: null }, 2, zonedTime('Europe/Paris')) // => Date.parse('2025-03-28T23:00:00Z')
 * displayedFrom({ start: Date.parse('2025-03-31T18:00:00Z'), end: null }, null, zonedTime('Europe/Paris')) // => 0
 */
export function displayedFrom({ start }: Occurrence, visibleDays: number | null, zone: ZonedTime): number {
  if (visibleDays === null) return 0;
  const day = dayOfNumber(dayNumber(zone.textOf(start).slice(0, 10)) - visibleDays);
  return day === null ? 0 : zone.momentOf(day, '00:00');
}

/** An event with the occurrence that it is shown with. */
export interface Shown<E> {
  readonly event: E;
  readonly occurrence: Occurrence;
}
type Listed = EventDates & { readonly visibleDays: number | null };

/**
 * The events of a view (EVT-01): those to come, the next first, from today's on and once their display has begun
 * (ENT-14); or those that are over, the latest first. At most 30.
 * @param now milliseconds since 1970, UTC.
 * @example
 * eventsInView([{ dateEvent: '2025-01-15T08:00:00Z', dateFin: null, sessions: [], repeat: null, visibleDays: null }], 'upcoming', Date.parse('2025-01-15T12:00:00Z'), zonedTime('Europe/Paris')).length // => 1
 */
export function eventsInView<E extends Listed>(
  events: readonly E[],
  when: 'upcoming' | 'past',
  now: number,
  zone: ZonedTime,
): Shown<E>[] {
  const today = startOfDay(now, zone);
  const all = events.flatMap((event) => {
    const next = nextOccurrence(event, today, zone);
    const occurrence = when === 'upcoming' ? next : next ? null : lastOccurrence(event, zone);
    return occurrence ? [{ event, occurrence }] : [];
  });
  const shown =
    when === 'upcoming'
      ? all.filter(({ event, occurrence }) => displayedFrom(occurrence, event.visibleDays, zone) <= now)
      : all;
  const sign = when === 'upcoming' ? 1 : -1;
  return shown
    .sort(({ occurrence: a }, { occurrence: b }) => sign * (a.start - b.start || endOf(a) - endOf(b)))
    .slice(0, MOST_EVENTS);
}

/**
 * Whether the forms of an event can be sent (ENT-14): until so many hours before the next time that it begins, and never
 * again once it has begun for the last time. Without `closeHours` they are never closed by the event.
 * @param now milliseconds since 1970, UTC.
 * @example
 * areFormsOpen({ dateEvent: '2025-01-16T18:00:00Z', dateFin: null, sessions: [], repeat: null, closeHours: 24 }, Date.parse('2025-01-15T17:59:59Z'), zonedTime('Europe/Paris')) // => true
 * areFormsOpen({ dateEvent: '2025-01-16T18:00:00Z', dateFin: null, sessions: [], repeat: null, closeHours: 24 }, Date.parse('2025-01-15T18:00:00Z'), zonedTime('Europe/Paris')) // => false
 */
export function areFormsOpen(
  event: EventDates & { readonly closeHours: number | null },
  now: number,
  zone: ZonedTime,
): boolean {
  if (event.closeHours === null) return true;
  const next = nextBeginning(event, now, zone);
  return next !== null && now < next.start - event.closeHours * HOUR;
}
