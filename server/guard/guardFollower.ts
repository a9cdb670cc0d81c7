import type { MoneyFollower } from '../ledger/moneyFollower';
import { findPayment } from '../ledger/paymentStore';

/**
 * Reports a card's answer to the guard: for a payment's first charge only, as later ones test no card. Once per event,
 * after its effect is committed.
 */
export const guardFollower: MoneyFollower = {
  async conclude({ database, guard }, { type, charge, paymentId }) {
    if (charge !== 1 || (type !== 'payment.succeeded' && type !== 'payment.failed')) return;
    const payment = await findPayment(database.queries, paymentId);
    if (!payment) return;
    const { id, intentId, organisationId, info, montant } = payment;
    guard.ended({ id, intentId, organisationId, email: info.email, montant, paid: type === 'payment.succeeded' });
  },
};
