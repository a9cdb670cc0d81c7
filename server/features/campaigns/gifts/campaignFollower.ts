import type { MoneyFollower } from '../../../ledger/moneyFollower';
import { recordGift, applyNewAmount, lockCampaignOfPayment } from './recordGift';

/** Money of a campaign becomes a gift that is counted, named and matched. */
export const campaignFollower: MoneyFollower = { hold: lockCampaignOfPayment, count: recordGift, applyNewAmount };
