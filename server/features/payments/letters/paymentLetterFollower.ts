import type { LedgerEvent } from '../../../../src/core/payment';
import type { MoneyFollower } from '../../../ledger/moneyFollower';
import type { PaymentRow } from '../../../ledger/paymentStore';
import { queueLetter } from '../../../outbox/queueLetter';

/** The payer hears that the first money came, that it goes back, and of a charge that was refused. */
export const paymentLetterFollower: MoneyFollower = {
  async tell(tx, deps, { payment, event, before, isFirst, givenBack }) {
    const { id: paymentId, organisationId } = payment;
    if (isFirst) {
      const letter =
        givenBack === null
          ? { kind: 'confirmation', payload: { paymentId } }
          : { kind: 'gone', payload: { paymentId, montant: givenBack } };
      await queueLetter(tx, deps, { ...letter, organisationId, about: paymentId });
    }
    if (event.type === 'payment.failed' && isNews(payment, before, event)) {
      const letter = {
        kind: 'failed',
        about: `${paymentId}-${event.id}`,
        payload: { paymentId, charge: event.charge },
      };
      await queueLetter(tx, deps, { ...letter, organisationId });
    }
  },
};

/** A payer sees the answer to a first card; later charges, and what a bank answers after days, are told by mail. */
function isNews({ platform }: PaymentRow, before: readonly LedgerEvent[], { charge }: LedgerEvent): boolean {
  const taken = before.some((event) => event.type === 'payment.succeeded' && event.charge === charge);
  return !taken && (charge > 1 || platform !== 'CARD');
}
