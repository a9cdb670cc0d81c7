import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { foundRow } from '../../ownRow';
import { readingOf } from '../organisations/organisationStore';
import { findCampaign } from './campaignStore';
import { changeMatching, createMatching, viewMatching } from './matchingService';
import { matchingsOf } from './matchingStore';

/** Matching rules of campaigns, for their organisation. */
export const matchingRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.createMatching, async ({ params, body, holder }) => ({
    success: true as const,
    data: await createMatching(deps, holder, params.campaignId, body),
  }));

  mount(routes.updateMatching, async ({ params, body, holder }) => ({
    success: true as const,
    data: await changeMatching(deps, holder, params, body),
  }));

  mount(routes.listMatchings, async ({ organisationId, params, query }) => {
    foundRow(await findCampaign(queries, organisationId, params.campaignId), 'campaign');
    const { devise, shown } = await readingOf(queries, organisationId, query.mode);
    const rules = await matchingsOf(queries, organisationId, [params.campaignId], shown);
    return { data: rules.map((rule) => viewMatching(rule, devise)) };
  });
};
