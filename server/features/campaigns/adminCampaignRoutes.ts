import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { PAGE, pageOf } from '../../page';
import { createOwnCampaign, readOwnCampaign, updateCampaign } from './campaignService';
import { pageCampaigns } from './campaignStore';
import { viewCampaigns } from './readCampaign';
import { updateScreen } from './screenService';
import { createOwnSection, updateSection, viewSection } from './sectionService';
import { sectionsOf } from './sectionStore';
import { createOwnTeam, updateTeam } from './teamService';

/** Campaigns, their teams and screens, and custom sections, for their organisation. */
export const adminCampaignRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { database, now } = deps;
  const { queries } = database;

  mount(routes.listCampaigns, async ({ organisationId, query: { before, limit = PAGE } }) => {
    const rows = await pageCampaigns(queries, organisationId, { before, limit: limit + 1 });
    return pageOf(await viewCampaigns(queries, rows, now()), limit, (campaign) => campaign);
  });

  mount(routes.getAdminCampaign, async ({ organisationId, params }) => ({
    data: await readOwnCampaign(queries, organisationId, params.campaignId, now()),
  }));

  mount(routes.createCampaign, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnCampaign(deps, holder, body),
  }));

  mount(routes.updateCampaign, async ({ params, body, holder }) => ({
    success: true as const,
    data: await updateCampaign(deps, holder, params.campaignId, body),
  }));

  mount(routes.listAdminTeams, async ({ organisationId, params }) => ({
    data: (await readOwnCampaign(queries, organisationId, params.campaignId, now())).teams,
  }));

  mount(routes.createTeam, async ({ params, body, holder }) => ({
    success: true as const,
    data: await createOwnTeam(deps, holder, params.campaignId, body),
  }));

  mount(routes.updateTeam, async ({ params, body, holder }) => ({
    success: true as const,
    data: await updateTeam(deps, holder, params, body),
  }));

  mount(routes.updateScreen, async ({ params, body, holder }) => ({
    success: true as const,
    data: await updateScreen(deps, holder, params.campaignId, body),
  }));

  mount(routes.listSections, async ({ organisationId }) => ({
    data: (await sectionsOf(queries, organisationId)).map(viewSection),
  }));

  mount(routes.createSection, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnSection(deps, holder, body),
  }));

  mount(routes.updateSection, async ({ params, body, holder }) => ({
    success: true as const,
    data: await updateSection(deps, holder, params.sectionId, body),
  }));
};
