import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { placeOf } from '../../http/placeOf';
import { ownerAsked } from '../organisations/ownerAsked';
import {
  cancelBooking,
  changeCalendar,
  createOwnCalendar,
  freeSlots,
  readBookings,
  readCalendars,
} from './calendarService';

const success = true as const;

export const calendarRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listSlots, async ({ params, query: { org }, request }) => {
    const owner = await ownerAsked(deps, placeOf(request), { org, kind: 'calendar', id: params.calendarId });
    return { data: await freeSlots(deps, owner, params) };
  });
  mount(routes.createCalendar, async ({ holder, body }) => ({
    success,
    data: await createOwnCalendar(deps, holder, body),
  }));
  mount(
    routes.updateCalendar,
    async ({ holder, params, body }) => ({
      success,
      data: await changeCalendar(deps, holder, params.calendarId, body),
    }),
    async ({ params, organisationId }) =>
      unchanged((await readCalendars(deps, organisationId)).find(({ id }) => id === params.calendarId)),
  );
  mount(routes.listCalendars, async ({ organisationId }) => ({ data: await readCalendars(deps, organisationId) }));
  mount(routes.listBookings, ({ organisationId, params, query }) =>
    readBookings(deps, organisationId, params.calendarId, query),
  );
  mount(routes.removeBooking, async ({ holder, params }) => {
    await cancelBooking(deps, holder, params.calendarId, params.bookingId);
    return { success };
  });
};
