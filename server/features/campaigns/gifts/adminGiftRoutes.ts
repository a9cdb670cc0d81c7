import { routes } from '../../../../src/contract/routes';
import type { Deps } from '../../../deps';
import type { FeatureRoutes } from '../../../http/mount';
import { nameTable } from '../../../http/nameTable';
import { seesContacts } from '../../../http/withoutContacts';
import { endRehearsal } from './endRehearsal';
import { readEveningFigures } from './eveningFigures';
import { exportGifts, listGifts } from './giftList';
import { createGift, readOwnGift, updateGift } from './giftService';
import { payPledgeByHand, takeBackOfPledge } from './payPledge';
import { readPledgePayments } from './pledgePayments';

/** Gifts to campaigns, for their organisation: moderation, gifts by hand, rehearsals, export. */
export const adminGiftRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const { queries } = deps.database;

  mount(routes.exportGifts, ({ organisationId, params, query, response }) => {
    nameTable(response, query, { plain: 'dons', table: 'gifts' });
    return exportGifts(queries, organisationId, params.campaignId, query);
  });

  mount(routes.listGifts, ({ organisationId, holder, params, query }) =>
    listGifts(deps, organisationId, params.campaignId, query, seesContacts(routes.listGifts, holder)),
  );

  mount(routes.getEveningFigures, async ({ organisationId, params, query }) => ({
    data: await readEveningFigures(queries, organisationId, params.campaignId, query.mode),
  }));

  mount(routes.createGift, async ({ params, body, holder }) => ({
    success: true as const,
    data: await createGift(deps, holder, params.campaignId, body),
  }));

  mount(
    routes.updateGift,
    async ({ params, body, holder }) => ({
      success: true as const,
      data: await updateGift(deps, holder, params, body),
    }),
    async ({ params, organisationId }) => ({
      success: true as const,
      data: await readOwnGift(queries, organisationId, params),
    }),
  );

  mount(routes.listPledgePayments, async ({ organisationId, params }) => ({
    data: await readPledgePayments(queries, organisationId, params),
  }));

  mount(routes.createPledgePayment, async ({ params, body, holder }) => ({
    success: true as const,
    data: await payPledgeByHand(deps, holder, params, body),
  }));

  mount(routes.cancelPledgePayment, async ({ params, holder }) => ({
    success: true as const,
    data: await takeBackOfPledge(deps, holder, params),
  }));

  mount(routes.endRehearsal, async ({ params, holder }) => ({
    success: true as const,
    data: await endRehearsal(deps, holder, params.campaignId),
  }));
};
