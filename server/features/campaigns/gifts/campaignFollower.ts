import type { MoneyFollower } from '../../../ledger/moneyFollower';
import { recordGift, applyNewAmount } from './recordGift';

/** Money of a campaign becomes a gift that is counted, named and matched. */
export const campaignFollower: MoneyFollower = { count: recordGift, applyNewAmount };
