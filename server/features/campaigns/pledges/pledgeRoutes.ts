import { routes } from '../../../../src/contract/routes';
import type { Deps } from '../../../deps';
import { placeIn } from '../../../db/listOrder';
import { readIdempotencyKey } from '../../../http/readIdempotencyKey';
import type { FeatureRoutes } from '../../../http/mount';
import { nameTable } from '../../../http/nameTable';
import { seesContacts } from '../../../http/withoutContacts';
import { requireRow } from '../../../requireOwned';
import { PAGE, toPage } from '../../../page';
import { visitorOf } from '../../../guard/visitorOf';
import { requirePlace } from '../../../http/place';
import { requireExistingOrganisation, findReading } from '../../organisations/organisationStore';
import { resolveCampaign } from '../reading/resolveCampaign';
import { findCampaign, keyOfCampaign } from '../campaignStore';
import { changePledge } from './changePledge';
import { importPledges } from './importPledges';
import { resendPledge } from './resendPledge';
import { submitPledge } from './submitPledge';
import { enterPledge, viewPledge } from './pledgeService';
import { countPledges, findPledge, pagePledges, pledgeOrder } from './pledgeStore';
import { exportPledges } from './pledgeTable';

/** Pledges to campaigns: by visitors, and for their organisation. */
export const pledgeRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.pledge, async ({ params, query, body, request }) => {
    const campaign = await resolveCampaign(deps, requirePlace(request), params.campaignId, query.org);
    const sent = { campaign, body, key: readIdempotencyKey(request), visitor: visitorOf(request, body) };
    return { success: true as const, ...(await submitPledge(deps, sent)) };
  });

  mount(routes.createPledge, async ({ params, body, holder }) => ({
    success: true as const,
    data: await enterPledge(deps, holder, params.campaignId, body),
  }));

  mount(
    routes.updatePledge,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await changePledge(deps, holder, params, body),
    }),
    async ({ params, organisationId }) => {
      const found = await findPledge(queries, organisationId, params.pledgeId);
      const pledge = requireRow(found?.campaignId === params.campaignId ? found : null, 'pledge');
      const organisation = await requireExistingOrganisation(queries, organisationId);
      return { success: true as const, data: viewPledge(deps, pledge, organisation) };
    },
  );

  mount(routes.exportPledges, ({ organisationId, params, query, response }) => {
    nameTable(response, query, { plain: 'engagements', table: 'promises' });
    return exportPledges(deps, organisationId, params.campaignId, query);
  });

  mount(routes.importPledges, async ({ holder, params, body }) => ({
    success: true as const,
    data: await importPledges(deps, holder, params.campaignId, body),
  }));

  mount(routes.resendPledge, async ({ holder, params, body }) => {
    await resendPledge(deps, holder, params, body);
    return { success: true as const };
  });

  mount(
    routes.listPledges,
    async ({ organisationId, holder, params, query: { limit = PAGE, mode, total, ...filters } }) => {
      const campaign = requireRow(await findCampaign(queries, organisationId, params.campaignId), 'campaign');
      const { shown } = await findReading(queries, organisationId, mode);
      const namesOnly = !seesContacts(routes.listPledges, holder);
      const asked = { ...filters, shown, namesOnly };
      const rows = await pagePledges(queries, keyOfCampaign(campaign), { ...asked, limit: limit + 1 });
      const organisation = await requireExistingOrganisation(queries, organisationId);
      return {
        ...toPage(rows, limit, (row) => viewPledge(deps, row, organisation), placeIn(pledgeOrder(filters.sort))),
        ...(total === 'true' && { total: await countPledges(queries, keyOfCampaign(campaign), asked) }),
      };
    },
  );
};
