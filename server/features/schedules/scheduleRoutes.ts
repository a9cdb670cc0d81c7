import { routes } from '../../../src/contract/routes';
import type { ScheduleEntry } from '../../../src/contract/site/schedules';
import { weekOf } from '../../../src/core/schedule';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { FeatureRoutes } from '../../http/mount';
import { requirePlace, resolveOrganisation } from '../../http/place';
import { versionOf } from '../../text/versionOf';
import { findOrganisation, requireExistingOrganisation } from '../organisations/organisationStore';
import { basisOf, computeSchedule } from './computeSchedule';
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
  mount(routes.previewSchedule, async ({ organisationId, body: { horaires, day, lang } }) => {
    const organisation = await requireExistingOrganisation(queries, organisationId);
    const entries = horaires.map((entry) => ({ ...entry, id: entry.id ?? deps.ids.row() }));
    const { window } = await computeSchedule(
      basisOf(organisation, entries),
      deps.now().getTime(),
      lang ?? organisation.language,
      (today) => weekOf(day ?? today),
    );
    return { success: true as const, data: window };
  });
  const view = (entries: readonly ScheduleEntry[]) => ({ data: [...entries], version: versionOf(entries) });
  mount(routes.listSchedule, async ({ organisationId }) => view(await findSchedule(queries, organisationId)));
  mount(routes.updateSchedule, async ({ holder, body: { horaires, version } }) => ({
    success: true as const,
    ...view(await replaceOwnSchedule(deps, holder, horaires, version)),
  }));
};
