import { and, eq, sql } from 'drizzle-orm';
import type { PaymentState } from '../../../src/contract/payments';
import { minor, sumMinor, toMinor, type Minor } from '../../../src/core/money';
import { countedFor, feeOfCharge, movedBy, stateOf, type LedgerEvent } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { entries, payments, providerEvents } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { ProviderEvent } from '../../gateways/gateway';
import { reportOutcome } from '../guard/reportOutcome';
import { queueConfirmation } from '../outbox/queueConfirmation';
import { agreementOf, chargeOf } from '../payments/agreement';
import { entryParts, targetOf } from '../payments/entryParts';
import type { PaymentRow } from '../payments/paymentStore';
import { followEvent } from './followEvent';

/**
 * Gives a verified provider event its effect, once (SRV-03): the event, the ledger rows, the payment's new state and the
 * mail are written in one transaction under the payment's lock. State and totals come from the set of all events known,
 * so neither the order of their arrival nor repetition matters. Answers the payment's new state; null for an event that
 * was known already.
 * @throws HttpError 404 unknown payment, 400 what cannot be true of it, 409 an id that another payment's event has;
 * nothing is written then
 */
export async function applyEvent(
  deps: Pick<Deps, 'database' | 'now' | 'ids' | 'guard'>,
  provider: string,
  event: ProviderEvent,
): Promise<PaymentState | null> {
  const state = await deps.database.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.id, event.paymentId), eq(payments.provider, provider)))
      .for('update');
    if (!payment) throw new HttpError(404, 'There is no such payment.', 'unknown_payment');
    const before = await eventsOf(tx, payment.id, provider);
    if (before.some(({ id }) => id === event.id)) return null;
    const montant = checkedAmount(payment, event, before);
    const now = deps.now();
    const happened: LedgerEvent = { ...event, montant };
    const [stored] = await tx
      .insert(providerEvents)
      .values({ ...happened, provider, eventId: event.id, paymentId: payment.id, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: providerEvents.eventId });
    if (!stored) throw new HttpError(409, 'This event id belongs to another payment.', 'event_reused');

    const events = [...before, happened];
    await writeEntry(tx, deps, payment, happened, events);
    const firstMoney = payment.finalizedAt === null && movedBy(events).received > 0;
    const state = stateOf(events, payment.state === 'created' ? 'created' : 'processing');
    await tx
      .update(payments)
      .set({ state, updatedAt: now, ...(firstMoney && { finalizedAt: now }) })
      .where(eq(payments.id, payment.id));
    if (firstMoney) await queueConfirmation(tx, deps, payment);
    await followEvent(tx, deps, payment, before, happened);
    return state;
  });
  if (state !== null) await reportOutcome(deps, event);
  return state;
}

/** All that the provider has reported of a payment and we have kept. */
export async function eventsOf(tx: Queries, paymentId: string, provider: string): Promise<LedgerEvent[]> {
  const rows = await tx
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.paymentId, paymentId), eq(providerEvents.provider, provider)));
  return rows.map(({ eventId, type, charge, montant, createdAt }) => ({
    id: eventId,
    type: type as LedgerEvent['type'],
    charge,
    montant,
    createdAt,
  }));
}

/** The event's amount in minor units, when it can be true of the payment. */
function checkedAmount(payment: PaymentRow, event: ProviderEvent, before: readonly LedgerEvent[]): Minor {
  const impossible = (why: string) => new HttpError(400, `The event does not fit its payment: ${why}.`, 'event_unfit');
  if (event.currency !== undefined && event.currency.toLowerCase() !== payment.currency.toLowerCase()) {
    throw impossible('currency');
  }
  const agreed = chargeOf(agreementOf(payment), event.charge);
  if (agreed === null) throw impossible('charge');
  let montant: Minor;
  try {
    montant = toMinor(event.montant, payment.currency);
  } catch {
    throw impossible('amount');
  }
  if (event.type === 'payment.succeeded' && montant !== agreed) throw impossible('amount');
  if (event.type === 'payment.refunded') {
    const sameCharge = before.filter(({ type, charge }) => type === event.type && charge === event.charge);
    const refunded = sumMinor([...sameCharge.map((refund) => minor(refund.montant)), montant]);
    if (montant <= 0 || refunded > agreed) throw impossible('amount');
  }
  return montant;
}

/** The ledger row of an event: what moved, and what changes in the totals since the rows before (SRV-13). */
async function writeEntry(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  payment: PaymentRow,
  event: LedgerEvent,
  events: readonly LedgerEvent[],
): Promise<void> {
  const agreed = countedPayment(payment);
  const counted = countedFor(agreed, events) - (await countedSoFar(tx, payment.id));
  const { reference, ...move } = moveOf(event);
  if (move.kind === 'correction' && counted === 0) return;
  const fees = move.kind === 'charge' ? feeOfCharge(agreed, event.charge) : 0;
  const parts = await entryParts(tx, payment, { ...move, counted, fees });
  await tx
    .insert(entries)
    .values(
      parts.map((part, index) => ({
        ...part,
        ...targetOf(payment),
        id: ids.row(),
        organisationId: payment.organisationId,
        paymentId: payment.id,
        charge: event.charge,
        reference: index === 0 ? reference : `${reference}+${part.debtId ?? ''}`,
        currency: payment.currency,
        createdAt: now(),
      })),
    )
    // A charge is taken once, however many events say so.
    .onConflictDoNothing({ target: [entries.paymentId, entries.reference] });
}

function moveOf({
  type,
  charge,
  id,
  montant,
}: LedgerEvent): Pick<typeof entries.$inferInsert, 'kind' | 'reference' | 'montant'> {
  switch (type) {
    case 'payment.succeeded':
      return { kind: 'charge', reference: `charge-${charge}`, montant };
    case 'payment.refunded':
      return { kind: 'refund', reference: `refund-${id}`, montant: -montant };
    case 'payment.failed':
    case 'payment.cancelled':
      return { kind: 'correction', reference: `correction-${id}`, montant: 0 };
  }
}

const countedPayment = (payment: PaymentRow) => ({
  ...payment,
  montant: minor(payment.montant),
  fees: minor(payment.fees),
  maxAmount: payment.maxAmount === null ? null : minor(payment.maxAmount),
});

async function countedSoFar(tx: Queries, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ counted: sql`coalesce(sum(${entries.counted}), 0)::bigint`.mapWith(Number) })
    .from(entries)
    .where(eq(entries.paymentId, paymentId));
  return row?.counted ?? 0;
}
