import { routes } from '../../../src/contract/routes';
import type { ScheduleEntry } from '../../../src/contract/site/schedules';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { requirePlace, resolveOrganisation } from '../../http/place';
import { versionOf } from '../../text/versionOf';
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
  const view = (entries: readonly ScheduleEntry[]) => ({ data: [...entries], version: versionOf(entries) });
  mount(routes.listSchedule, async ({ organisationId }) => view(await findSchedule(queries, organisationId)));
  mount(routes.updateSchedule, async ({ holder, body: { horaires, version } }) => ({
    success: true as const,
    ...view(await replaceOwnSchedule(deps, holder, horaires, version)),
  }));
};
