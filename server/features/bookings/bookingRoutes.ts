import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { ownerAsked } from '../../http/ownerAsked';
import { placeOf } from '../../http/placeOf';
import { cancelBooking, freeSlots, readBookings } from './bookingService';

export const bookingRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listSlots, async ({ params, query: { org }, request }) => {
    const owner = await ownerAsked(deps, placeOf(request), { org, kind: 'calendar', id: params.calendarId });
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
