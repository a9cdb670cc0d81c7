import type { MoneyFollower } from '../../ledger/moneyFollower';
import { queueGift } from './queueGift';

/** Notifies the organisation of each taken charge, once, however many events report it. */
export const giftMailFollower: MoneyFollower = {
  async tell(tx, deps, { payment, event, before, givenBack }) {
    if (givenBack !== null || event.type !== 'payment.succeeded') return;
    const isKnown = before.some(({ type, charge }) => type === event.type && charge === event.charge);
    if (!isKnown) await queueGift(tx, deps, payment, event.charge);
  },
};
