import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { requirePlace, resolveOrganisation } from '../../http/place';
import { findOrganisation } from '../organisations/organisationStore';
import { replaceOwnSchedule } from './scheduleService';
import { findSchedule } from './scheduleStore';
import { scheduleWindow } from './scheduleWindow';

export const scheduleRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  mount(routes.getSchedule, async ({ query: { org, lang }, request }) => {
    const organisation = await findOrganisation(queries, resolveOrganisation(requirePlace(request), org));
    if (!organisation) throw new HttpError(404, 'There is no such organisation.', 'unknown_organisation');
    return { data: await scheduleWindow(deps, organisation, deps.now(), lang ?? organisation.language) };
  });
  mount(routes.listSchedule, async ({ organisationId }) => ({
    data: [...(await findSchedule(queries, organisationId))],
  }));
  mount(routes.updateSchedule, async ({ holder, body }) => ({
    success: true as const,
    data: await replaceOwnSchedule(deps, holder, body.horaires),
  }));
};
