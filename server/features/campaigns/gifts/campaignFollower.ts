import type { MoneyFollower } from '../../../ledger/moneyFollower';
import { countGift, followAmount, holdCampaign } from './countGift';

/** Money of a campaign becomes a gift that is counted, named and matched. */
export const campaignFollower: MoneyFollower = { hold: holdCampaign, count: countGift, followAmount };
