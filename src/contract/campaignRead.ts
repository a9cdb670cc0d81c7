import * as v from 'valibot';
import { campaignResponse } from './campaigns';
import { identifier, orgQuery } from './common';
import { defineRoute } from './route';

/** CALL-14. Apart from the other calls: it is all that a campaign's first look needs. */
export const getCampaign = defineRoute({
  id: 'CALL-14',
  method: 'GET',
  path: '/campagne/id/:campaignId',
  access: 'public',
  summary: 'One campaign with its teams and live totals',
  params: v.object({ campaignId: identifier }),
  query: orgQuery,
  response: campaignResponse,
  bare: true,
});
