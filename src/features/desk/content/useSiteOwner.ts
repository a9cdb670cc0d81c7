import { useCallback } from 'react';
import { createClient } from '../../../client/client';
import { now } from '../../../client/clock';
import { getOrganisation } from '../../../contract/organisations/organisations';
import { zonedTime } from '../../../core/calendar';
import { timeZoneOf } from '../../../core/organisation';
import { useLoaded } from '../useLoaded';

/** Public facts of an organisation, and the time they were read: editors may not read all its settings. */
export function useSiteOwner(organisation: string) {
  const load = useCallback(async () => {
    const client = createClient({ apiHost: location.origin, org: organisation });
    const { data } = await client.call(getOrganisation, { params: { orgId: organisation }, quiet: true });
    const timeZone = timeZoneOf(data);
    return { ...data, timeZone, zone: zonedTime(timeZone), now: now() };
  }, [organisation]);
  return useLoaded(load);
}
export type SiteOwner = NonNullable<ReturnType<typeof useSiteOwner>['found']>;
