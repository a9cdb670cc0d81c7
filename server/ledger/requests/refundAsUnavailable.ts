import { and, eq } from 'drizzle-orm';
import { sumMinor, type Minor } from '../../../src/core/money';
import { refundPlan, type LedgerEvent } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { refunds, stops } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import { bodyHash } from '../../secrets/bodyHash';
import type { PaymentRow } from '../paymentStore';
import { refundReference } from '../refundReference';
import { refundable } from './refundable';

const keyOf = (paymentId: string) => `gone-${paymentId}`;

/**
 * Records that all received money of a payment is to be refunded and no more taken, in the transaction that learns its
 * subject is unavailable (SRV-14); under the payment's lock. The retry job asks the provider until it has answered.
 * Returns the amount.
 */
export async function refundAsUnavailable(
  tx: Queries,
  deps: Pick<Surroundings, 'ids' | 'now'>,
  { id: paymentId, organisationId, abo }: PaymentRow,
  events: readonly LedgerEvent[],
): Promise<Minor> {
  const asked = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const plan = refundPlan(refundable(events, asked), {}) ?? [];
  const idempotencyKey = keyOf(paymentId);
  const rows = plan.map((part) => ({
    ...part,
    id: deps.ids.row(),
    organisationId,
    paymentId,
    idempotencyKey,
    bodyHash: bodyHash({ paymentId, reason: 'gone' }),
    state: 'asked' as const,
    eventId: null,
    createdAt: deps.now(),
  }));
  if (rows.length > 0) await tx.insert(refunds).values(rows).onConflictDoNothing();
  if (abo) {
    await tx.insert(stops).values({ paymentId, by: 'organisation', askedAt: deps.now() }).onConflictDoNothing();
  }
  return sumMinor(plan.map(({ montant }) => montant));
}

type Refunded = Pick<PaymentRow, 'id' | 'organisationId'>;
const asUnavailable = ({ id, organisationId }: Refunded) =>
  and(eq(refunds.organisationId, organisationId), eq(refunds.idempotencyKey, keyOf(id)));

/** Whether a payment is refunded because its subject was unavailable. */
export async function isRefundedAsUnavailable(queries: Queries, payment: Refunded): Promise<boolean> {
  return (await queries.$count(refunds, asUnavailable(payment))) > 0;
}

/** References of the ledger's rows by which such a payment was given back. */
export async function refundsAsUnavailable(queries: Queries, payment: Refunded): Promise<ReadonlySet<string>> {
  const rows = await queries.select({ eventId: refunds.eventId }).from(refunds).where(asUnavailable(payment));
  return new Set(rows.flatMap(({ eventId }) => (eventId === null ? [] : refundReference(eventId))));
}
