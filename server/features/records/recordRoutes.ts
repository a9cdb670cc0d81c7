import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { ownRow } from '../../ownRow';
import { PAGE, pageOf } from '../../page';
import { deviseOf } from '../organisations/organisationStore';
import { createOwnCampaign, updateCampaign } from './campaignService';
import { findCampaign, pageCampaigns, pageSubmissions, viewCampaign, viewSubmission } from './recordStore';
import { createOwnSubmission, readSubmission, updateSubmission } from './submissionService';

/** Submissions and campaigns as far as paying goes. */
export const recordRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.listSubmissions, async ({ organisationId, query: { open, before, limit = PAGE } }) => {
    const isOpen = open === undefined ? undefined : open === 'true';
    const rows = await pageSubmissions(queries, organisationId, { open: isOpen, before, limit: limit + 1 });
    const devise = await deviseOf(queries, organisationId);
    return pageOf(rows, limit, (row) => viewSubmission(row, devise));
  });

  mount(routes.getSubmission, async ({ organisationId, params }) => ({
    data: await readSubmission(queries, organisationId, params.submissionId),
  }));

  mount(routes.createSubmission, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnSubmission(deps, holder, body),
  }));

  mount(routes.updateSubmission, async ({ params, body, holder }) => ({
    success: true as const,
    data: await updateSubmission(deps, holder, params.submissionId, body),
  }));

  mount(routes.listPayableCampaigns, async ({ organisationId, query: { before, limit = PAGE } }) =>
    pageOf(await pageCampaigns(queries, organisationId, { before, limit: limit + 1 }), limit, viewCampaign),
  );

  mount(routes.getPayableCampaign, async ({ organisationId, params }) => ({
    data: viewCampaign(ownRow(await findCampaign(queries, params.campagneId), organisationId, 'campaign')),
  }));

  mount(routes.createPayableCampaign, async ({ body, holder }) => ({
    success: true as const,
    data: await createOwnCampaign(deps, holder, body),
  }));

  mount(routes.updatePayableCampaign, async ({ params, body, holder }) => ({
    success: true as const,
    data: await updateCampaign(deps, holder, params.campagneId, body),
  }));
};
