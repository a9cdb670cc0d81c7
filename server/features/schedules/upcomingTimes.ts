import type { Language } from '../../../src/contract/common';
import type { ShownTimes } from '../../../src/contract/site/pageData';
import { daysAfter } from '../../../src/core/schedule';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { shownTimes } from './shownTimes';

const MOST_DAYS = 8;

/** The days of the window that a card of the next times can show (HOME-03); null where nothing is scheduled. */
export async function upcomingTimes(
  deps: Pick<Deps, 'database' | 'log'>,
  organisation: OrganisationRecord,
  now: Date,
  lang: Language,
): Promise<ShownTimes | null> {
  const schedule = await shownTimes(deps, organisation, now, lang);
  const { today } = schedule;
  if (schedule.failed) return schedule;
  if (!schedule.days.some(({ entries }) => entries.length > 0)) return null;
  // Today and tomorrow tell the Hebrew date at least; of later days only those count that have times.
  const days = schedule.days.filter(
    ({ date, entries }) =>
      date >= daysAfter(today, -1) && (entries.length > 0 || (date >= today && date <= daysAfter(today, 1))),
  );
  return { ...schedule, days: days.slice(0, MOST_DAYS) };
}
