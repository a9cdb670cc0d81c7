import * as v from 'valibot';
import { campaignResponse } from './campaigns';
import { identifier, orgEntries, rehearsalQuery, spokenEntries, text } from '../common';
import { defineRoute } from '../route';
import { ADDRESS_NAMES } from '../terms/bestTeams';

/** CALL-14. Apart from the other calls: it is all that a campaign's first look needs. */
export const getCampaign = defineRoute({
  id: 'CALL-14',
  method: 'GET',
  path: '/campagne/id/:campaignId',
  access: 'public',
  summary: 'One campaign with its teams and live totals',
  params: v.object({ campaignId: identifier }),
  query: v.object({
    ...orgEntries,
    ...spokenEntries,
    mode: rehearsalQuery,
    /** Limits `teams` to the 50 that raised most, and those in `team` (CALL-37). */
    teams: v.optional(v.literal('best')),
    /** Team names separated by spaces, such as the parts of a page's address; what names no team is ignored. */
    team: v.optional(text(ADDRESS_NAMES)),
  }),
  response: campaignResponse,
  bare: true,
});
