import { eq, sql } from 'drizzle-orm';
import { countedFor, feeOfCharge, type LedgerEvent } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { entries } from '../../db/schema';
import type { Deps } from '../../deps';
import { countedPayment } from '../payments/agreement';
import { entryParts, targetOf, type Movement } from '../payments/entryParts';
import type { PaymentRow } from '../payments/paymentStore';

/** What a ledger row says: `reference` makes it unique within its payment. */
export type Move = Pick<typeof entries.$inferInsert, 'reference' | 'montant' | 'charge'> & Pick<Movement, 'kind'>;

/**
 * The ledger row of what happened to a payment: what moved, and what changes in the totals since the rows before (SRV-13).
 * A correction that changes nothing is not written.
 */
export async function writeEntry(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  payment: PaymentRow,
  move: Move,
  events: readonly LedgerEvent[],
): Promise<void> {
  const counted = countedFor(countedPayment(payment), events) - (await countedSoFar(tx, payment.id));
  const missed = move.kind === 'charge' ? backBefore(payment, move.charge, counted, events) : 0;
  await keepMove(tx, deps, payment, move, counted + missed);
  if (missed === 0) return;
  const back = { kind: 'correction', reference: `late-${move.reference}`, charge: move.charge, montant: 0 } as const;
  await keepMove(tx, deps, payment, back, -missed);
}

/**
 * Of a gift to a campaign, what went back of it before it was heard to be paid: the charge counts whole, and a row of its own takes
 * that off again, as if all had been heard in its order. What sponsors add to the gift is reckoned of either.
 */
function backBefore(payment: PaymentRow, charge: number, counted: number, events: readonly LedgerEvent[]): number {
  if (payment.type !== 'CAMPAGNE') return 0;
  const taken = events.filter(({ type }) => type === 'payment.succeeded');
  const others = taken.filter((event) => event.charge !== charge);
  // Told twice, it was written the first time.
  if (taken.length - others.length > 1) return 0;
  const agreed = countedPayment(payment);
  const grown = countedFor(agreed, taken) - countedFor(agreed, others);
  return grown > 0 ? Math.max(0, grown - counted) : 0;
}

async function keepMove(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  payment: PaymentRow,
  { reference, charge, ...move }: Move,
  counted: number,
): Promise<void> {
  if (move.kind === 'correction' && counted === 0) return;
  const fees = move.kind === 'charge' ? feeOfCharge(countedPayment(payment), charge) : 0;
  const parts = await entryParts(tx, payment, { ...move, counted, fees });
  await tx
    .insert(entries)
    .values(
      parts.map((part, index) => ({
        ...part,
        ...targetOf(payment),
        id: ids.row(),
        organisationId: payment.organisationId,
        mode: payment.mode,
        paymentId: payment.id,
        charge,
        reference: index === 0 ? reference : `${reference}+${part.debtId ?? ''}`,
        currency: payment.currency,
        createdAt: now(),
      })),
    )
    // A charge is taken once, however many events say so.
    .onConflictDoNothing({ target: [entries.paymentId, entries.reference] });
}

async function countedSoFar(tx: Queries, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ counted: sql`coalesce(sum(${entries.counted}), 0)::bigint`.mapWith(Number) })
    .from(entries)
    .where(eq(entries.paymentId, paymentId));
  return row?.counted ?? 0;
}
