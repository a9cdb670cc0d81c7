import type { OutgoingType } from '../../../src/contract/endpoints';
import { movedBy, subscriptionStateOf, type LedgerEvent } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { queueOutgoing } from '../endpoints/queueOutgoing';
import { queueLetter } from '../outbox/queueLetter';
import type { PaymentRow } from '../../ledger/paymentStore';
import { readAdminPayment } from '../refunds/readAdminPayment';
import { readSubscription } from '../subscriptions/readSubscription';
import { keepSchedule, standingsOf } from '../../ledger/keepSchedule';

/**
 * What follows of an event once the ledger has it, in the same transaction: the schedule, a mail about a refused charge,
 * and what the organisation's own systems are told.
 */
export async function followEvent(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now' | 'canIssueReceipts'>,
  payment: PaymentRow,
  before: readonly LedgerEvent[],
  event: LedgerEvent,
): Promise<void> {
  const events = [...before, event];
  await keepSchedule(tx, payment, events);
  if (event.type === 'payment.failed' && isNews(payment, events, event)) {
    const { id: paymentId, organisationId } = payment;
    const letter = { kind: 'failed', about: `${paymentId}-${event.id}`, payload: { paymentId, charge: event.charge } };
    await queueLetter(tx, deps, { ...letter, organisationId });
  }

  const data = () => readAdminPayment(deps, tx, payment.organisationId, payment.id);
  const tell = (type: OutgoingType, read: () => Promise<object> = data) =>
    queueOutgoing(tx, deps, payment.organisationId, type, async () => ({ ...(await read()) }));
  const wasTaken = before.some(({ type, charge }) => type === 'payment.succeeded' && charge === event.charge);
  if (event.type === 'payment.succeeded' && !wasTaken) await tell('payment.succeeded');
  if (event.type === 'payment.failed' && !wasTaken) await tell('payment.failed');
  if (event.type === 'payment.refunded') await tell('payment.refunded');

  for (const type of lifeOf(payment, before, events)) {
    await tell(type, () => readSubscription(tx, payment.organisationId, payment.id));
  }
}

/** A payer sees the answer to a first card; later charges, and what a bank answers after days, are told by mail. */
function isNews({ platform }: PaymentRow, events: readonly LedgerEvent[], { charge }: LedgerEvent): boolean {
  const taken = events.some((event) => event.type === 'payment.succeeded' && event.charge === charge);
  return !taken && (charge > 1 || platform !== 'CARD');
}

const turns = { failing: 'subscription.failed', stopped: 'subscription.stopped', ended: 'subscription.ended' } as const;

/** What a payment with several charges became by the last event. */
function lifeOf(payment: PaymentRow, before: readonly LedgerEvent[], events: readonly LedgerEvent[]): OutgoingType[] {
  if (!payment.abo || movedBy(events).received === 0) return [];
  const started = movedBy(before).received > 0;
  const was = started ? subscriptionStateOf(standingsOf(payment, before)) : 'active';
  const is = subscriptionStateOf(standingsOf(payment, events));
  const turn: OutgoingType[] = was === is ? [] : is === 'active' ? ['subscription.changed'] : [turns[is]];
  return started ? turn : ['subscription.started', ...turn];
}
