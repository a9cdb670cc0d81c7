import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { visitorOf } from '../../guard/visitorOf';
import type { FeatureRoutes } from '../../http/mount';
import { nameTable } from '../../http/nameTable';
import { requirePlace } from '../../http/place';
import { resolveOwner } from '../../http/resolveOwner';
import { joinList } from './joinList';
import { takeOff, tellByHand } from './keepWaits';
import { exportOwnWaits, readWaits } from './waitList';

const success = true as const;

/** Waiting lists of calendars: asking for a place, and who waits. */
export const waitRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.waitForPlace, async ({ params: { calendarId }, query: { org }, body, request }) => {
    const organisationId = await resolveOwner(deps, requirePlace(request), { org, kind: 'calendar', id: calendarId });
    await joinList(deps, { organisationId, calendarId, body, visitor: visitorOf(request, body) });
    return { success };
  });
  mount(routes.listWaits, ({ organisationId, params, query }) =>
    readWaits(deps, organisationId, params.calendarId, query),
  );
  mount(routes.setWaitTold, async ({ holder, params }) => ({ success, data: await tellByHand(deps, holder, params) }));
  mount(routes.removeWait, async ({ holder, params }) => {
    await takeOff(deps, holder, params);
    return { success };
  });
  mount(routes.exportWaits, ({ organisationId, params, query, response }) => {
    nameTable(response, query, { plain: `${params.calendarId}-waiting`, table: 'waiting' });
    return exportOwnWaits(deps, organisationId, params.calendarId, query);
  });
};
