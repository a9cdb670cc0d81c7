import type { Payable } from '../../checkout/price/payable';
import { findCampaign } from '../campaignStore';
import { viewPayable } from '../reading/campaignView';
import { priceCart } from './priceCart';

/** Gifts to a campaign, and its products. */
export const campaignPayable: Payable = {
  types: ['CAMPAGNE'],
  async find(queries, { id, devise }, { typeId, campagne }) {
    const campaign = await findCampaign(queries, id, typeId ?? '');
    const cart = campaign && priceCart(campaign, campagne?.products ?? [], devise);
    return { campagne: campaign && viewPayable(campaign), cart };
  },
};
