import { and, count, eq, ne } from 'drizzle-orm';
import type { AdminEvent } from '../../../src/contract/site/adminContent';
import { RICH_TEXT } from '../../../src/contract/common';
import { zonedTime, type ZonedTime } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import { displayedFrom, endOf, lastOccurrence } from '../../../src/core/site';
import type { Queries } from '../../db/database';
import { events } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { HttpError, malformed } from '../../errors';
import { refuseUnknownIds, type NamedId } from '../../http/knownIds';
import { cleanHtmlWithin } from '../../text/cleanHtml';
import { lockOrganisation, requireExistingOrganisation } from '../organisations/organisationStore';
import type { ContentKind } from './contentKind';

export type EventRow = typeof events.$inferSelect;

/** Most events of an organisation that take place more than once: each is looked at for every list. */
export const MOST_LASTING = 200;
/** When an event ends that repeats for ever. */
const NEVER = new Date('9999-12-31T23:59:59Z');

/** Events (ENT-14). */
export const eventKind: ContentKind<typeof events, AdminEvent> = {
  table: events,
  name: 'event',
  subject: 'event',
  searched: searchedTexts.events(events),
  blank: (now) => ({
    name: '',
    description: '',
    image: '',
    dateEvent: now.toISOString(),
    dateFin: null,
    adresse: '',
    links: [],
    content: '',
    forms: [],
    caisses: [],
    visibleDays: null,
    closeHours: null,
    sessions: [],
    repeat: null,
  }),

  async write(given, before, { tx, organisationId, id }) {
    const event = withUtc(given);
    refuseDates(event);
    await refuseUnknownIds(tx, organisationId, [
      ...newNames('form', 'forms', event.forms, before?.forms),
      ...newNames('fund', 'caisses', event.caisses, before?.caisses),
    ]);
    const isLasting = event.repeat !== null || event.sessions.length > 0;
    if (isLasting) await refuseTooMany(tx, organisationId, id);
    const zone = zonedTime(timeZoneOf(await requireExistingOrganisation(tx, organisationId)));
    const { dateEvent, content, forms, ...document } = event;
    return {
      ...momentsOf(event, zone),
      at: new Date(dateEvent),
      document,
      content: content === before?.content ? content : cleanHtmlWithin(content, RICH_TEXT, 'content'),
      isLasting,
      forms,
    };
  },

  read: ({ document, content, forms, at }) => ({ ...document, content, forms, dateEvent: at.toISOString() }),
};

/** When it ends for the last time, and when lists begin to show it. */
function momentsOf(event: AdminEvent, zone: ZonedTime): Pick<EventRow, 'endsAt' | 'shownAt'> {
  const last = lastOccurrence(event, zone);
  if (!last && event.repeat?.until !== null)
    throw malformed('repeat', 'must leave a day on which the event takes place');
  const first = { start: Date.parse(event.dateEvent), end: null };
  return {
    endsAt: last ? new Date(endOf(last)) : NEVER,
    shownAt: new Date(displayedFrom(first, event.visibleDays, zone)),
  };
}

const utc = (moment: string) => new Date(moment).toISOString();
/** Moments as they are answered: the same text for the same moment. */
const withUtc = (event: AdminEvent): AdminEvent => ({
  ...event,
  dateEvent: utc(event.dateEvent),
  dateFin: event.dateFin && utc(event.dateFin),
  sessions: event.sessions.map((session) => ({
    ...session,
    dateEvent: utc(session.dateEvent),
    dateFin: session.dateFin && utc(session.dateFin),
  })),
});

/** @throws HttpError 400 */
function refuseDates({ dateEvent, dateFin, sessions, repeat }: AdminEvent): void {
  const refuseEnd = (one: Pick<AdminEvent, 'dateEvent' | 'dateFin'>, path: string) => {
    if (one.dateFin !== null && one.dateFin < one.dateEvent) throw malformed(path, 'must not be before `dateEvent`');
  };
  refuseEnd({ dateEvent, dateFin }, 'dateFin');
  sessions.forEach((session, at) => refuseEnd(session, `sessions.${at}.dateFin`));
  const twice = sessions.findIndex(({ id }, at) => sessions.findIndex((one) => one.id === id) !== at);
  if (twice >= 0) throw malformed(`sessions.${twice}.id`, 'is the id of another session');
  if (repeat && sessions.length > 0) throw malformed('repeat', 'must be null where there are sessions');
}

const newNames = (
  kind: NamedId['kind'],
  key: string,
  ids: readonly string[],
  known: readonly string[] = [],
): NamedId[] => ids.flatMap((id, at) => (known.includes(id) ? [] : [{ path: `${key}.${at}`, kind, id }]));

/** @throws HttpError 409 */
async function refuseTooMany(tx: Queries, organisationId: string, id: string): Promise<void> {
  // One at a time, so that no two are both the last that may be.
  await lockOrganisation(tx, organisationId);
  const others = and(eq(events.organisationId, organisationId), eq(events.isLasting, true), ne(events.id, id));
  const [row] = await tx.select({ lasting: count() }).from(events).where(others);
  if ((row?.lasting ?? 0) >= MOST_LASTING)
    throw new HttpError(409, `There are ${MOST_LASTING} events that repeat or have sessions: delete one.`, 'tooMany');
}
