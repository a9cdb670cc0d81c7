import { BY_HAND } from '../../../../src/contract/terms/handMeans';
import type { LedgerEvent } from '../../../../src/core/payment';
import type { MoneyFollower } from '../../../ledger/moneyFollower';
import type { PaymentRow } from '../../../ledger/paymentStore';
import { queueLetter } from '../../../outbox/queueLetter';

/** Mails the payer about the first payment, a refund, and refused charges. */
export const paymentLetterFollower: MoneyFollower = {
  async tell(tx, deps, { payment, event, before, isFirst, givenBack }) {
    const { id: paymentId, organisationId } = payment;
    // Nobody may be known of what came by hand.
    if (isFirst && (payment.provider !== BY_HAND || payment.info.email !== '')) {
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

/** A payer sees the result of a first card charge; later charges, and banks' answers after days, need a mail. */
function isNews({ platform }: PaymentRow, before: readonly LedgerEvent[], { charge }: LedgerEvent): boolean {
  const taken = before.some((event) => event.type === 'payment.succeeded' && event.charge === charge);
  return !taken && (charge > 1 || platform !== 'CARD');
}
