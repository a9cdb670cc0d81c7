import type { MoneyFollower } from '../ledger/moneyFollower';

/**
 * Reports a card's answer to the guard: for a payment's first charge only, as later ones test no card. Once per event,
 * after its effect is committed.
 */
export const guardFollower: MoneyFollower = {
  conclude({ guard }, { type, charge }, { id, intentId, organisationId, info, montant }) {
    if (charge === 1 && (type === 'payment.succeeded' || type === 'payment.failed'))
      guard.ended({ id, intentId, organisationId, email: info.email, montant, paid: type === 'payment.succeeded' });
    return Promise.resolve();
  },
};
