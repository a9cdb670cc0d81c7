import { BY_HAND } from '../../../src/contract/terms/handMeans';
import { giftNewsOf } from '../../../src/core/organisation';
import type { MoneyFollower } from '../../ledger/moneyFollower';
import { queueGift } from './queueGift';

/** Notifies the organisation of each taken charge, if it wants so, once, however many events report it; of none that it noted itself. */
export const giftMailFollower: MoneyFollower = {
  async tell(tx, deps, { payment, settings, event, before, givenBack }) {
    if (givenBack !== null || event.type !== 'payment.succeeded' || payment.provider === BY_HAND) return;
    const isKnown = before.some(({ type, charge }) => type === event.type && charge === event.charge);
    if (!isKnown && giftNewsOf(settings).when === 'each') await queueGift(tx, deps, payment, event.charge);
  },
};
