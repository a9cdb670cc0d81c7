import { routes } from '../../../../src/contract/routes';
import { placeIn } from '../../../db/listOrder';
import { recordsNamingId } from '../../../db/recordsNaming';
import type { Deps } from '../../../deps';
import type { FeatureRoutes } from '../../../http/mount';
import { requireRow } from '../../../requireOwned';
import { PAGE, toPage } from '../../../page';
import { createOwnCampaign, readOwnCampaign, updateCampaign } from './campaignService';
import { campaignOrder, countCampaigns, findCampaign, pageCampaigns } from '../campaignStore';
import { viewScreen } from '../reading/campaignView';
import { viewCampaigns } from '../reading/readCampaign';
import { updateScreen } from './screenService';
import { createOwnSection, updateSection, viewOwnSection, viewSection } from '../../sections/sectionService';
import { findSection, listSections } from '../../sections/sectionStore';
import { createOwnTeam, ownTeam, updateTeam } from './teamService';

/** Campaigns, their teams and screens, and custom sections, for their organisation. */
export const adminCampaignRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { database, now } = deps;
  const { queries } = database;

  mount(routes.listCampaigns, async ({ organisationId, query: { limit = PAGE, ...query } }) => {
    const found = await pageCampaigns(queries, organisationId, { ...query, limit: limit + 1 });
    const { data: rows, next } = toPage(found, limit, (row) => row, placeIn(campaignOrder(query.sort)));
    const data = await viewCampaigns(queries, rows, now(), { teams: query.teams !== 'none' });
    const total = query.total === 'true' && { total: await countCampaigns(queries, organisationId, query) };
    return { data, next, ...total };
  });

  mount(routes.getAdminCampaign, async ({ organisationId, params }) => ({
    data: await readOwnCampaign(queries, organisationId, params.campaignId, now()),
  }));

  mount(routes.createCampaign, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnCampaign(deps, holder, body),
  }));

  mount(
    routes.updateCampaign,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateCampaign(deps, holder, params.campaignId, body),
    }),
    async ({ params, organisationId }) => ({
      success: true as const,
      data: await readOwnCampaign(queries, organisationId, params.campaignId, now()),
    }),
  );

  mount(routes.listAdminTeams, async ({ organisationId, params }) => ({
    data: (await readOwnCampaign(queries, organisationId, params.campaignId, now())).teams.map(ownTeam),
  }));

  mount(routes.createTeam, async ({ params, body, holder }) => ({
    success: true as const,
    data: await createOwnTeam(deps, holder, params.campaignId, body),
  }));

  mount(
    routes.updateTeam,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateTeam(deps, holder, params, body),
    }),
    async ({ params, organisationId }) => {
      const { teams } = await readOwnCampaign(queries, organisationId, params.campaignId, now());
      const data = requireRow(
        teams.find(({ id }) => id === params.teamId),
        'team',
      );
      return { success: true as const, data: ownTeam(data) };
    },
  );

  mount(
    routes.updateScreen,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateScreen(deps, holder, params.campaignId, body),
    }),
    async ({ params, organisationId }) => {
      const row = requireRow(await findCampaign(queries, organisationId, params.campaignId), 'campaign');
      return { success: true as const, data: viewScreen(row) };
    },
  );

  mount(routes.listSections, async ({ organisationId }) => ({
    data: (await listSections(queries, organisationId)).map(viewSection),
  }));

  mount(routes.getOwnSection, async ({ params, organisationId }) => {
    const row = requireRow(await findSection(queries, organisationId, params.sectionId), 'section');
    const records = await recordsNamingId(queries, organisationId, row.id);
    return { data: { ...viewOwnSection(row), records: records.filter(({ id }) => id !== row.id) } };
  });

  mount(routes.createSection, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnSection(deps, holder, body),
  }));

  mount(
    routes.updateSection,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateSection(deps, holder, params.sectionId, body),
    }),
    async ({ params, organisationId }) => {
      const row = requireRow(await findSection(queries, organisationId, params.sectionId), 'section');
      return { success: true as const, data: viewOwnSection(row) };
    },
  );
};
