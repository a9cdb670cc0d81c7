import type { OutgoingType } from '../../../src/contract/endpoints';
import { movedBy, subscriptionStateOf, type LedgerEvent } from '../../../src/core/payment';
import { standingsOf } from '../../ledger/storeSchedule';
import type { MoneyFollower } from '../../ledger/moneyFollower';
import type { PaymentRow } from '../../ledger/paymentStore';
import { queueOutgoing } from '../endpoints/queueOutgoing';
import { readAdminPayment } from './readAdminPayment';
import { readSubscription } from '../subscriptions/readSubscription';
import { announceSubscriptionChange } from '../subscriptions/announceSubscriptionChange';

/** Notifies the organisation's own systems of payments and subscriptions. */
export const endpointFollower: MoneyFollower = {
  async tell(tx, deps, { payment, event, before }) {
    const { id, organisationId } = payment;
    const data = () => readAdminPayment(deps, tx, organisationId, id);
    const tell = (type: OutgoingType, read: () => Promise<object> = data) =>
      queueOutgoing(tx, deps, organisationId, type, async () => ({ ...(await read()) }));
    const wasTaken = before.some(({ type, charge }) => type === 'payment.succeeded' && charge === event.charge);
    if (event.type === 'payment.succeeded' && !wasTaken) await tell('payment.succeeded');
    if (event.type === 'payment.failed' && !wasTaken) await tell('payment.failed');
    if (event.type === 'payment.refunded') await tell('payment.refunded');
    for (const type of lifeOf(payment, before, [...before, event])) {
      await tell(type, () => readSubscription(tx, organisationId, id));
    }
  },
  applyNewAmount: announceSubscriptionChange,
};

const turns = { failing: 'subscription.failed', stopped: 'subscription.stopped', ended: 'subscription.ended' } as const;

/** The state change of a multi-charge payment by the last event. */
function lifeOf(payment: PaymentRow, before: readonly LedgerEvent[], events: readonly LedgerEvent[]): OutgoingType[] {
  if (!payment.abo || movedBy(events).received === 0) return [];
  const started = movedBy(before).received > 0;
  const was = started ? subscriptionStateOf(standingsOf(payment, before)) : 'active';
  const is = subscriptionStateOf(standingsOf(payment, events));
  const turn: OutgoingType[] = was === is ? [] : is === 'active' ? ['subscription.changed'] : [turns[is]];
  return started ? turn : ['subscription.started', ...turn];
}
