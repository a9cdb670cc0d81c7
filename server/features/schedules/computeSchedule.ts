import type { Language } from '../../../src/contract/common';
import type { ScheduleEntry, ScheduleWindow } from '../../../src/contract/site/schedules';
import { dateFormat, dateLocale, zonedTime } from '../../../src/core/calendar';
import { configValue, timeZoneOf } from '../../../src/core/organisation';
import { dayOf } from '../../../src/core/payment';
import { occurrencesOn, solarRules, windowDays, type Occurrence } from '../../../src/core/schedule';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { hebrewDays } from './hebrewDays';
import { sunTimes } from './sunTimes';

/** Something that takes place, for calendars that follow the schedule. */
export interface ScheduleEvent {
  /** The same for the same entry and day whenever it is asked for. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970, UTC. */
  readonly start: number;
}

/** Input for the times of an organisation. */
interface ScheduleBasis {
  readonly entries: readonly ScheduleEntry[];
  readonly timeZone: string;
  readonly lat: number;
  readonly long: number;
  readonly israel: boolean;
  readonly zmanimShitat: unknown;
  /** Degrees at which the Sabbath ends; null: the tradition's. */
  readonly sabbathEnd: number | null;
  readonly showsHebrew: boolean;
}

/** Place of organisations that name none (SCHED-06). */
const PARIS = { lat: 48.8534, long: 2.3488 };
const nothingHebrew = { hebrew: null, parasha: null, holidays: [] as string[] };

/** An organisation's settings for its times (SCHED-06, SCHED-14). */
export function basisOf(organisation: OrganisationRecord, entries: readonly ScheduleEntry[]): ScheduleBasis {
  const { lat, long, israel = false, zmanimShitat = '', config } = organisation;
  const angle = configValue(config, 'horaire.sortie.angle');
  return {
    entries,
    timeZone: timeZoneOf(organisation),
    ...(lat === undefined || long === undefined ? PARIS : { lat, long }),
    israel,
    zmanimShitat,
    sabbathEnd: typeof angle === 'number' ? angle : null,
    showsHebrew: configValue(config, 'horaire.hebreu.active') !== false,
  };
}

/**
 * The window of SCHED-06 around a moment in a language, and what takes place in it (SCHED-13).
 * @param daysAround the days to compute instead
 */
export async function computeSchedule(
  basis: ScheduleBasis,
  now: number,
  lang: Language,
  daysAround: (today: string) => readonly string[] = windowDays,
): Promise<{ window: ScheduleWindow; events: ScheduleEvent[] }> {
  const { entries, timeZone, israel, showsHebrew } = basis;
  const zone = zonedTime(timeZone);
  const sun = await sunTimes(basis, solarRules(basis));
  const hebrew = showsHebrew ? await hebrewDays(lang, israel) : () => nothingHebrew;
  const label = dateFormat(dateLocale(lang, timeZone), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  const text = (at: number | null) => (at === null ? null : zone.textOf(at));
  const today = dayOf(now, timeZone);
  const days = daysAround(today).map((date) => ({ date, occurrences: occurrencesOn(entries, date, zone, sun) }));
  const window = {
    timeZone,
    today,
    days: days.map(({ date, occurrences }) => ({
      date,
      label: label.format(Date.parse(`${date}T00:00:00Z`)),
      ...hebrew(date),
      nightfall: showsHebrew ? text(sun('TSET', date)) : null,
      entries: occurrences.map(({ entry: { id, name, type }, at }) => ({ id, name, type, at: text(at) })),
    })),
  };
  return { window, events: eventsOf(days) };
}

/** Each event once, under the day that its time is of; a day's own time goes before one that another day lists. */
function eventsOf(days: readonly { date: string; occurrences: readonly Occurrence[] }[]): ScheduleEvent[] {
  const events = new Map<string, ScheduleEvent>();
  for (const { date, occurrences } of days) {
    for (const { entry, at, of } of occurrences) {
      const id = `${entry.id}-${of}`;
      if (at !== null && (of === date || !events.has(id))) events.set(id, { id, name: entry.name, start: at });
    }
  }
  return [...events.values()].sort((a, b) => a.start - b.start);
}
