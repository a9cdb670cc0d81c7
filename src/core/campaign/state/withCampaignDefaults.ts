import type { Campaign } from '../../../contract/campaigns/campaigns';

type Untold = 'active' | 'devise' | 'matching' | 'screen';
type Stats = Campaign['stats'];

/** A campaign as far as ENT-25 has it. */
export type SentCampaign = Omit<Campaign, Untold | 'stats'> &
  Partial<Pick<Campaign, Untold>> & { readonly stats: Pick<Stats, 'total'> & Partial<Stats> };

/**
 * Fills in what servers omit from a campaign (ENT-25): by default it takes gifts (CAMP-09) in the organisation's
 * currency, without matching, open pledges or remote screen control.
 * @example
 * withCampaignDefaults({ id: 'a', stats: { total: 5 } }, 'usd') // => { active: true, devise: 'usd', matching: [], screen: { layout: null, paused: false, message: '', celebrate: 0 }, id: 'a', stats: { engagements: { sum: 0, count: 0 }, total: 5 } }
 * withCampaignDefaults({ active: false, devise: 'eur', stats: { engagements: { sum: 9, count: 1 } } }, 'usd').active // => false
 */
export const withCampaignDefaults = (told: SentCampaign, devise: string): Campaign => ({
  active: true,
  devise,
  matching: [],
  screen: { layout: null, paused: false, message: '', celebrate: 0 },
  ...told,
  stats: { engagements: { sum: 0, count: 0 }, ...told.stats },
});
