import { and, arrayContains, desc, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { zonedTime } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import {
  areFormsOpen,
  eventsInView,
  MOST_EVENTS,
  shownOccurrence,
  startOfDay,
  type Occurrence,
} from '../../../src/core/site';
import type { AdminEvent } from '../../../src/contract/site/adminContent';
import type { SiteEvent } from '../../../src/contract/site/events';
import type { Queries } from '../../db/database';
import { events } from '../../db/schema';
import { findContent, listContent } from './contentStore';
import { eventKind, MOST_LASTING, type EventRow } from './eventKind';

/** Organisation of the events, with its zone. */
interface Host {
  readonly id: string;
  readonly timeZone?: string | undefined;
  readonly israel?: boolean | undefined;
}

/** An event as visitors see it, with the occurrence that is shown. */
function viewEvent(id: string, event: AdminEvent, { start, end }: Occurrence): SiteEvent {
  return {
    ...event,
    id,
    dateEvent: new Date(start).toISOString(),
    dateFin: end === null ? null : new Date(end).toISOString(),
    sessions: event.sessions.map(({ label: _, ...session }) => session),
  };
}

/** Rows of events that end today or later and may be listed, without their `content`: all lasting ones, and the next so many. */
export function upcomingEvents(queries: Queries, host: Host, now: Date, most: number): Promise<EventRow[]> {
  const today = new Date(startOfDay(now.getTime(), zonedTime(timeZoneOf(host))));
  return listContent(queries, events, host.id, {
    where: and(gte(events.endsAt, today), or(events.isLasting, lte(events.shownAt, now))),
    order: [sql`${events.isLasting} desc`, sql`${events.at}`, sql`${events.id}`],
    limit: MOST_LASTING + most,
  });
}

/** Condition for events that end today or later, or that ended earlier. */
export function eventsThat(when: 'upcoming' | 'past', host: Host, now: Date): SQL {
  const today = new Date(startOfDay(now.getTime(), zonedTime(timeZoneOf(host))));
  return when === 'upcoming' ? gte(events.endsAt, today) : lt(events.endsAt, today);
}

/** The events of a view (EVT-01), in its order, without their `content`. */
export async function listEventsInView(
  queries: Queries,
  host: Host,
  when: 'upcoming' | 'past',
  now: Date,
): Promise<SiteEvent[]> {
  const zone = zonedTime(timeZoneOf(host));
  const today = new Date(startOfDay(now.getTime(), zone));
  const rows =
    when === 'upcoming'
      ? await upcomingEvents(queries, host, now, MOST_EVENTS)
      : await listContent(queries, events, host.id, {
          ...{ where: lt(events.endsAt, today), order: [desc(events.endsAt)], limit: MOST_EVENTS },
        });
  const all = rows.map((row) => ({ ...eventKind.read(row), id: row.id }));
  return eventsInView(all, when, now.getTime(), zone).map(({ event, occurrence }) =>
    viewEvent(event.id, event, occurrence),
  );
}

/** An event with what decides when its forms close, and as visitors see it now. */
export async function findEvent(
  queries: Queries,
  host: Host,
  id: string,
  now: Date,
): Promise<{ event: AdminEvent; shown: SiteEvent } | null> {
  const row = await findContent(queries, events, host.id, id);
  if (!row) return null;
  const event = eventKind.read(row);
  const occurrence = shownOccurrence(event, now.getTime(), zonedTime(timeZoneOf(host)));
  return occurrence && { event, shown: viewEvent(id, event, occurrence) };
}

/** Most events that are looked at for one form. */
const MOST_OF_FORM = 200;

/**
 * Whether events leave a form open (ENT-14): one that no event carries is open, another while one of its events takes
 * submissions.
 */
export async function isOpenByEvents(queries: Queries, host: Host, formId: string, now: Date): Promise<boolean> {
  const carrying = await listContent(queries, events, host.id, {
    where: arrayContains(events.forms, [formId]),
    order: [desc(events.endsAt)],
    limit: MOST_OF_FORM,
  });
  const zone = zonedTime(timeZoneOf(host));
  return carrying.length === 0 || carrying.some((row) => areFormsOpen(eventKind.read(row), now.getTime(), zone));
}
