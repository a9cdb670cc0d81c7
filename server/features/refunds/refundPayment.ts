import { and, eq } from 'drizzle-orm';
import type { BodyOut } from '../../../src/contract/route';
import { refundPayment as route, type AdminPayment } from '../../../src/contract/payments/adminPayments';
import { BY_HAND } from '../../../src/contract/terms/handMeans';
import { sumMinor, toMinor, toUnits, type Units } from '../../../src/core/money';
import { refundPlan } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { payments, refunds } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { requireOwned } from '../../requireOwned';
import { recordChange } from '../audit/recordChange';
import { bodyHash } from '../../secrets/bodyHash';
import type { PaymentRow } from '../../ledger/paymentStore';
import { listEvents } from '../../ledger/eventStore';
import { syncFromProvider } from '../../ledger/syncFromProvider';
import { refundable, type RefundRow } from '../../ledger/requests/refundable';
import { readAdminPayment } from '../payments/readAdminPayment';
import { sendRefunds } from '../../ledger/requests/sendRefunds';

type Request = BodyOut<typeof route>;

/**
 * Refunds a payment, in full or in part, once per key. The request is recorded first, under the payment's lock, so that
 * no two requests refund the same money; then the provider is asked, outside any transaction. The ledger's negative
 * entry comes only from the provider's event.
 * @throws HttpError 404, 409 (key reused, more than is left, refused, by hand), 503 (ask again with the same key)
 */
export async function refundPayment(
  deps: Deps,
  holder: TokenHolder,
  paymentId: string,
  request: Request,
): Promise<AdminPayment> {
  const { payment, rows } = await deps.database.transaction((tx) => noteRefund(tx, deps, holder, paymentId, request));
  const sent = await sendRefunds(deps, payment, rows);
  await syncFromProvider(deps, payment);
  if (sent === 'unreachable') {
    throw new HttpError(503, 'The provider does not answer. Ask again with the same key.', 'provider_unavailable');
  }
  if (sent === 'refused') throw new HttpError(409, 'The provider refuses this refund.', 'refund_refused');
  return readAdminPayment(deps, deps.database.queries, holder.organisationId, paymentId);
}

async function noteRefund(
  tx: Queries,
  deps: Deps,
  holder: TokenHolder,
  paymentId: string,
  { idempotencyKey, ...request }: Request,
): Promise<{ payment: PaymentRow; rows: RefundRow[] }> {
  const { organisationId } = holder;
  const [row] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  const payment = requireOwned(row, organisationId, 'payment');
  // Nobody but the organisation can give it back, and it says so by taking back what it noted.
  if (payment.provider === BY_HAND) throw new HttpError(409, 'This came by hand: take it back.', 'by_hand');
  const hash = bodyHash({ ...request, paymentId });
  const known = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.organisationId, organisationId), eq(refunds.idempotencyKey, idempotencyKey)))
    .orderBy(refunds.id);
  if (known.some((row) => row.bodyHash !== hash)) {
    throw new HttpError(409, 'This key was used for another refund.', 'keyReused');
  }
  if (known.length > 0) return { payment, rows: known };

  const rows = (await partsOf(tx, payment, request)).map((part) => ({
    ...part,
    id: deps.ids.row(),
    organisationId,
    paymentId,
    idempotencyKey,
    bodyHash: hash,
    state: 'asked' as const,
    eventId: null,
    createdAt: deps.now(),
  }));
  // The same key used for two payments at once: each has its own lock, so the index decides.
  const kept = await tx.insert(refunds).values(rows).onConflictDoNothing().returning();
  if (kept.length < rows.length) throw new HttpError(409, 'This key was used for another refund.', 'keyReused');
  const { reason } = request;
  const units = rows.map(({ charge, montant }) => ({ charge, montant: toUnits(montant, payment.currency) }));
  await recordChange(tx, deps, holder, {
    action: route.id,
    subject: 'payment',
    subjectId: paymentId,
    changes: { parts: units, ...(reason !== undefined && { reason }) },
  });
  return { payment, rows: kept };
}

async function partsOf(tx: Queries, payment: PaymentRow, { charge, montant }: Omit<Request, 'idempotencyKey'>) {
  const asked = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const events = await listEvents(tx, payment.id, payment.provider);
  const amount = montant === undefined ? undefined : minorOf(montant, payment.currency);
  const open = refundable(events, asked);
  const plan = refundPlan(open, { charge, montant: amount });
  if (plan) return plan;
  const named = open.filter((row) => charge === undefined || row.charge === charge);
  const left = toUnits(sumMinor(named.map((row) => row.montant)), payment.currency);
  if (left === 0) throw new HttpError(409, 'There is nothing to give back.', 'nothing_to_refund');
  throw new HttpError(409, `No more than ${left} ${payment.currency} is left to give back.`, 'refund_too_much');
}

function minorOf(montant: Units, currency: string) {
  try {
    const amount = toMinor(montant, currency);
    if (amount > 0 && toUnits(amount, currency) === montant) return amount;
  } catch {
    // Handled below.
  }
  throw new HttpError(400, `montant: not an amount of ${currency}.`, 'malformed');
}
