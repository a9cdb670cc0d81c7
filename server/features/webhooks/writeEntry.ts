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
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  payment: PaymentRow,
  { reference, charge, ...move }: Move,
  events: readonly LedgerEvent[],
): Promise<void> {
  const agreed = countedPayment(payment);
  const counted = countedFor(agreed, events) - (await countedSoFar(tx, payment.id));
  if (move.kind === 'correction' && counted === 0) return;
  const fees = move.kind === 'charge' ? feeOfCharge(agreed, charge) : 0;
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
