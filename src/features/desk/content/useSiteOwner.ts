import { useCallback } from 'react';
import { now } from '../../../client/clock';
import { getShownOrganisation } from '../../../contract/organisations/ownOrganisation';
import { zonedTime } from '../../../core/calendar';
import { timeZoneOf } from '../../../core/organisation';
import { useDesk } from '../deskContext';
import { useLoaded } from '../useLoaded';

/** Public facts of an organisation, and the time they were read: editors may not read all its settings. */
export function useSiteOwner(organisation: string) {
  const { call } = useDesk();
  const load = useCallback(async () => {
    const { data } = await call(getShownOrganisation, { organisation });
    const timeZone = timeZoneOf(data);
    return { ...data, timeZone, zone: zonedTime(timeZone), now: now() };
  }, [call, organisation]);
  return useLoaded(load);
}
export type SiteOwner = NonNullable<ReturnType<typeof useSiteOwner>['found']>;
