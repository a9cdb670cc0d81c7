import { resolvePage as resolveRoute } from '../../../src/contract/site/resolvePage';
import type { Mount } from '../../http/mount';
import { requirePlace, type Place } from '../../http/place';
import type { SiteDeps } from './pageResolver';
import { resolvePage } from './resolvePage';

/** CALL-20. */
export function mountSite(mount: Mount, deps: SiteDeps): void {
  mount(resolveRoute, async ({ query: { org, host, path, lang }, request, response }) => {
    const place = await placeOf(deps, requirePlace(request), org, host);
    const { page } = await resolvePage(deps, { place, org, path, lang });
    if (page.type === 'NOT_FOUND') response.status(404);
    return { data: page };
  });
}

/** The place of a page on somebody's host, which may be one that we serve an organisation under. */
async function placeOf(deps: SiteDeps, here: Place, org: string | undefined, host: string | undefined): Promise<Place> {
  // Pages at somebody's host are its own; calls answer for every organisation (ENT-11).
  if (org !== undefined && org !== 'default') return { ...here, owner: null };
  if (here.owner !== null || org !== undefined || host === undefined) return here;
  const owner = await deps.hosts.ownerOf(host);
  return owner ? { ...here, owner, byHost: true } : here;
}
