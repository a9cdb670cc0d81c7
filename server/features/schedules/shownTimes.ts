import type { Language } from '../../../src/contract/common';
import type { ShownTimes } from '../../../src/contract/site/pageData';
import { timeZoneOf } from '../../../src/core/organisation';
import { dayOf } from '../../../src/core/payment';
import type { Deps } from '../../deps';
import { loggable } from '../../loggable';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { scheduleWindow } from './scheduleWindow';

/** The times as a page shows them: a page has more to say, so that a fault in them is told, and is not the page's (SCHED-15). */
export async function shownTimes(
  deps: Pick<Deps, 'database' | 'log'>,
  organisation: OrganisationRecord,
  now: Date,
  lang: Language,
): Promise<ShownTimes> {
  try {
    return await scheduleWindow(deps, organisation, now, lang);
  } catch (error) {
    deps.log.error({ error: loggable(error) }, 'times could not be computed');
    const timeZone = timeZoneOf(organisation);
    return { timeZone, today: dayOf(now.getTime(), timeZone), days: [], failed: true };
  }
}
