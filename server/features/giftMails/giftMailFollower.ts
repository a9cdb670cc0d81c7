import type { MoneyFollower } from '../../ledger/moneyFollower';
import { queueGift } from './queueGift';

/** The organisation hears of each charge that was taken, once, whatever number of events report it. */
export const giftMailFollower: MoneyFollower = {
  async tell(tx, deps, { payment, event, before, givenBack }) {
    if (givenBack !== null || event.type !== 'payment.succeeded') return;
    const isKnown = before.some(({ type, charge }) => type === event.type && charge === event.charge);
    if (!isKnown) await queueGift(tx, deps, payment, event.charge);
  },
};
