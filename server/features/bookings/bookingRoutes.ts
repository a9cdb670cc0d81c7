import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { attachment } from '../../http/attachment';
import type { FeatureRoutes } from '../../http/mount';
import { resolveOwner } from '../../http/resolveOwner';
import { requirePlace } from '../../http/place';
import { readBookedCalendars, readDays } from './bookedDays';
import { cancelBooking, freeSlots } from './bookingService';
import { exportOwnBookings } from './exportBookings';
import { readPresence, tickPresence } from './presence';
import { readBookings } from './readBookings';

export const bookingRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  mount(routes.listSlots, async ({ params, query: { org }, request }) => {
    const owner = await resolveOwner(deps, requirePlace(request), { org, kind: 'calendar', id: params.calendarId });
    return freeSlots(deps, owner, params);
  });
  mount(routes.listBookings, ({ organisationId, params, query }) =>
    readBookings(deps, organisationId, params.calendarId, query),
  );
  mount(routes.listBookedCalendars, ({ organisationId, query }) => readBookedCalendars(deps, organisationId, query));
  mount(routes.getCalendarDays, async ({ organisationId, params, query }) => ({
    data: await readDays(deps, organisationId, params.calendarId, query.from),
  }));
  mount(routes.getPresence, async ({ organisationId, params, query }) => ({
    data: await readPresence(deps, organisationId, params.calendarId, query),
  }));
  mount(routes.setPresence, async ({ holder, params, body }) => ({
    success: true as const,
    data: await tickPresence(deps, holder, params, body.present),
  }));
  mount(routes.exportBookings, ({ organisationId, params, query, response }) => {
    const onName = (name: string) => void response.setHeader('Content-Disposition', attachment(`${name}.csv`));
    return exportOwnBookings(deps, organisationId, params.calendarId, query, onName);
  });
  mount(routes.removeBooking, async ({ holder, params }) => {
    await cancelBooking(deps, holder, params.calendarId, params.bookingId);
    return { success: true as const };
  });
};
