import type { Language } from '../../../../src/contract/common';
import type { AdminEvent } from '../../../../src/contract/site/adminContent';
import { zonedTime } from '../../../../src/core/calendar';
import { languagePrefix, timeZoneOf } from '../../../../src/core/organisation';
import { calendarDates, displayedFrom, pagePath, shownOccurrence, startOfDay } from '../../../../src/core/site';
import type { CalendarDate } from '../../../../src/core/site';
import type { CalendarEntry } from '../../../../src/core/site/feeds';
import type { Deps } from '../../../deps';
import { findContent } from '../../content/contentStore';
import { eventKind, type EventRow } from '../../content/eventKind';
import { upcomingEvents } from '../../content/eventStore';
import { events } from '../../../db/schema';
import type { OrganisationRecord } from '../../organisations/organisationStore';
import { translated, translatedOne } from '../../translations/translated';
import { siteAddress } from '../../organisations/siteAddress';
import { findScheduleEdits } from '../../schedules/scheduleStore';
import { scheduleEvents } from '../../schedules/scheduleWindow';

type Surroundings = Pick<Deps, 'database' | 'now' | 'config'>;

/** Most entries of a site's calendar, the next ones. */
const MOST_ENTRIES = 2000;

/** The common part of an organisation's entries, in a language. */
interface Around {
  readonly deps: Surroundings;
  readonly organisation: OrganisationRecord;
  readonly lang: Language;
}

/** The coming dates of an event, or its last one; null if there is no such event (SYND-01). */
export async function eventEntries(around: Around, id: string): Promise<CalendarEntry[] | null> {
  const { deps, organisation } = around;
  const row = await findContent(deps.database.queries, events, organisation.id, id);
  if (!row) return null;
  const zone = zonedTime(timeZoneOf(organisation));
  const now = deps.now().getTime();
  const event = await eventIn(around, row);
  const dates = calendarDates(event, startOfDay(now, zone), zone);
  const last = shownOccurrence(event, now, zone);
  const shown = dates.length > 0 || !last ? dates : [{ ...last, key: '', title: '' }];
  return shown.map((date) => eventEntry(around, { row, event, date }));
}

/** All that a site's lists show from today on (SYND-01): events and times of the schedule, the next first. */
export async function siteEntries(around: Around): Promise<CalendarEntry[]> {
  const all = [...(await listedEvents(around)), ...(await scheduled(around))];
  return all.sort((a, b) => a.start - b.start).slice(0, MOST_ENTRIES);
}

async function listedEvents(around: Around): Promise<CalendarEntry[]> {
  const { deps, organisation } = around;
  const zone = zonedTime(timeZoneOf(organisation));
  const now = deps.now();
  const rows = await upcomingEvents(deps.database.queries, organisation, now, MOST_ENTRIES);
  const written = rows.map((row) => ({ ...eventKind.read(row), id: row.id, row }));
  const told = await translated(deps.database.queries, organisation, around.lang, 'event', written);
  return told.flatMap(({ row, ...event }) => {
    return calendarDates(event, startOfDay(now.getTime(), zone), zone)
      .filter((date) => displayedFrom(date, event.visibleDays, zone) <= now.getTime())
      .map((date) => eventEntry(around, { row, event, date }));
  });
}

function eventIn({ deps, organisation, lang }: Around, row: EventRow): Promise<AdminEvent> {
  const event = { ...eventKind.read(row), id: row.id };
  return translatedOne(deps.database.queries, organisation, lang, 'event', event);
}

async function scheduled({ deps, organisation, lang }: Around): Promise<CalendarEntry[]> {
  const { queries } = deps.database;
  const version = await findScheduleEdits(queries, organisation.id);
  if (!version) return [];
  const today = startOfDay(deps.now().getTime(), zonedTime(timeZoneOf(organisation)));
  const times = await scheduleEvents(deps, organisation, deps.now(), lang);
  const url = pageUrl({ deps, organisation, lang }, pagePath('HORAIRES'));
  return times
    .filter(({ start }) => start >= today)
    .map(({ id, name, start }) => ({
      ...{ uid: uid(deps, organisation, 'horaire', id), start, end: null, name, url },
      ...{ updated: version.updatedAt.getTime(), edits: version.edits },
    }));
}

function eventEntry(
  around: Around,
  { row, event, date }: { row: EventRow; event: AdminEvent; date: CalendarDate },
): CalendarEntry {
  return {
    uid: uid(around.deps, around.organisation, 'evenement', row.id, date.key),
    start: date.start,
    end: date.end,
    name: date.title ? `${event.name} – ${date.title}` : event.name,
    place: event.adresse,
    description: event.description,
    url: pageUrl(around, pagePath('EVENT', row.id)),
    updated: row.updatedAt.getTime(),
    edits: row.edits,
  };
}

const pageUrl = ({ deps, organisation, lang }: Around, path: string) =>
  `${siteAddress(deps, organisation)}${languagePrefix(organisation, lang)}${path}`;

/** The same in every language and under every address of the organisation. */
const uid = ({ config }: Surroundings, { id }: OrganisationRecord, ...parts: readonly string[]) =>
  `${parts.filter(Boolean).join('-')}@${id}.${new URL(config.publicUrl).host}`;
