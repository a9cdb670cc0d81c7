import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { resolveOwner } from '../../http/resolveOwner';
import { requirePlace } from '../../http/place';
import { cancelBooking, freeSlots, readBookings } from './bookingService';

export const bookingRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listSlots, async ({ params, query: { org }, request }) => {
    const owner = await resolveOwner(deps, requirePlace(request), { org, kind: 'calendar', id: params.calendarId });
    return { data: await freeSlots(deps, owner, params) };
  });
  mount(routes.listBookings, ({ organisationId, params, query }) =>
    readBookings(deps, organisationId, params.calendarId, query),
  );
  mount(routes.removeBooking, async ({ holder, params }) => {
    await cancelBooking(deps, holder, params.calendarId, params.bookingId);
    return { success: true as const };
  });
};
