import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { unchanged, type FeatureRoutes } from '../../http/mount';
import { changeCalendar, createOwnCalendar, readCalendars } from './calendarService';

const success = true as const;

export const calendarRoutes: FeatureRoutes<Deps> = (mount, deps) => {
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
};
