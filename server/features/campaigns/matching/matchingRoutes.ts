import { routes } from '../../../../src/contract/routes';
import type { Mode } from '../../../../src/core/organisation';
import type { Deps } from '../../../deps';
import { unchanged, type FeatureRoutes } from '../../../http/mount';
import { requireRow } from '../../../requireOwned';
import { findReading } from '../../organisations/organisationStore';
import { findCampaign } from '../campaignStore';
import { changeMatching, createMatching, viewMatching } from './matchingService';
import { listMatchings } from './matchingStore';

/** Matching rules of campaigns, for their organisation. */
export const matchingRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;
  const listed = async (organisationId: string, campaignId: string, mode?: Mode) => {
    const { devise, shown } = await findReading(queries, organisationId, mode);
    const rules = await listMatchings(queries, organisationId, [campaignId], shown);
    return rules.map((rule) => viewMatching(rule, devise));
  };

  mount(routes.createMatching, async ({ params, body, holder }) => ({
    success: true as const,
    data: await createMatching(deps, holder, params.campaignId, body),
  }));

  mount(
    routes.updateMatching,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await changeMatching(deps, holder, params, body),
    }),
    async ({ params, organisationId }) =>
      unchanged((await listed(organisationId, params.campaignId)).find(({ id }) => id === params.matchingId)),
  );

  mount(routes.listMatchings, async ({ organisationId, params, query }) => {
    requireRow(await findCampaign(queries, organisationId, params.campaignId), 'campaign');
    return { data: await listed(organisationId, params.campaignId, query.mode) };
  });
};
