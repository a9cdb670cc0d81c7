import type { Language } from '../../../src/contract/common';
import type { ScheduleWindow } from '../../../src/contract/site/schedules';
import { dayOf } from '../../../src/core/payment';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { translatedTimes } from '../translations/translated';
import { basisOf, computeSchedule, type ScheduleEvent } from './computeSchedule';
import { findSchedule } from './scheduleStore';

type Computed = Awaited<ReturnType<typeof computeSchedule>>;

/** By organisation and language, for as long as nothing that they are computed from changes. */
const computed = new WeakMap<Database, Map<string, { readonly stamp: string; readonly result: Computed }>>();
const MOST_COMPUTED = 500;

/**
 * The times of an organisation from ten days before to thirty after a moment, in a language (SCHED-06): what CALL-39 answers and
 * pages show. Computed once a day, and again when the schedule or the organisation's settings change.
 */
export async function scheduleWindow(
  deps: Pick<Deps, 'database'>,
  organisation: OrganisationRecord,
  now: Date,
  lang: Language,
): Promise<ScheduleWindow> {
  return (await readSchedule(deps, organisation, now, lang)).window;
}

/** All that takes place in the window, each once, earliest first, in a language (SCHED-13): for calendars that follow the schedule. */
export async function scheduleEvents(
  deps: Pick<Deps, 'database'>,
  organisation: OrganisationRecord,
  now: Date,
  lang: Language,
): Promise<ScheduleEvent[]> {
  return (await readSchedule(deps, organisation, now, lang)).events;
}

async function readSchedule(
  { database }: Pick<Deps, 'database'>,
  organisation: OrganisationRecord,
  now: Date,
  lang: Language,
): Promise<Computed> {
  const written = await findSchedule(database.queries, organisation.id);
  const basis = basisOf(organisation, await translatedTimes(database.queries, organisation, lang, written));
  const stamp = JSON.stringify([dayOf(now.getTime(), basis.timeZone), basis]);
  const known = computed.get(database) ?? new Map<string, { stamp: string; result: Computed }>();
  computed.set(database, known);
  const key = `${organisation.id} ${lang}`;
  const found = known.get(key);
  if (found?.stamp === stamp) return found.result;
  if (known.size >= MOST_COMPUTED) known.clear();
  const result = await computeSchedule(basis, now.getTime(), lang);
  known.set(key, { stamp, result });
  return result;
}
