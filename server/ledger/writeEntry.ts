import { eq, sql } from 'drizzle-orm';
import { addMinor, negateMinor, remainder, subtractMinor, ZERO, type Minor } from '../../src/core/money';
import { countedFor, feeOfCharge, type LedgerEvent } from '../../src/core/payment';
import type { Queries } from '../db/database';
import { entries } from '../db/schema';
import type { Surroundings } from '../surroundings';
import { entryParts, targetOf, type Movement } from './entryParts';
import type { PaymentRow } from './paymentStore';
import { asMinor } from '../amounts';

/** What a ledger row says: `reference` makes it unique within its payment. */
export type Move = Pick<typeof entries.$inferInsert, 'reference' | 'montant' | 'charge'> & Pick<Movement, 'kind'>;

/**
 * The ledger row of what happened to a payment: what moved, and what changes in the totals since the rows before (SRV-13).
 * A correction that changes nothing is not written.
 */
export async function writeEntry(
  tx: Queries,
  deps: Pick<Surroundings, 'ids' | 'now'>,
  payment: PaymentRow,
  move: Move,
  events: readonly LedgerEvent[],
): Promise<void> {
  const counted = subtractMinor(countedFor(payment, events), await countedSoFar(tx, payment.id));
  const missed = move.kind === 'charge' ? backBefore(payment, move.charge, counted, events) : ZERO;
  await keepMove(tx, deps, payment, move, addMinor(counted, missed));
  if (missed === 0) return;
  const back = { kind: 'correction', reference: `late-${move.reference}`, charge: move.charge, montant: ZERO } as const;
  await keepMove(tx, deps, payment, back, negateMinor(missed));
}

/**
 * Of a gift to a campaign, what went back of it before it was heard to be paid: the charge counts whole, and a row of its own takes
 * that off again, as if all had been heard in its order. What sponsors add to the gift is reckoned of either.
 */
function backBefore(payment: PaymentRow, charge: number, counted: Minor, events: readonly LedgerEvent[]): Minor {
  if (payment.type !== 'CAMPAGNE') return ZERO;
  const taken = events.filter(({ type }) => type === 'payment.succeeded');
  const others = taken.filter((event) => event.charge !== charge);
  // Told twice, it was written the first time.
  if (taken.length - others.length > 1) return ZERO;
  const grown = subtractMinor(countedFor(payment, taken), countedFor(payment, others));
  return grown > 0 ? remainder(grown, counted) : ZERO;
}

async function keepMove(
  tx: Queries,
  { ids, now }: Pick<Surroundings, 'ids' | 'now'>,
  payment: PaymentRow,
  { reference, charge, ...move }: Move,
  counted: Minor,
): Promise<void> {
  if (move.kind === 'correction' && counted === 0) return;
  const fees = move.kind === 'charge' ? feeOfCharge(payment, charge) : ZERO;
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

async function countedSoFar(tx: Queries, paymentId: string): Promise<Minor> {
  const [row] = await tx
    .select({ counted: sql`coalesce(sum(${entries.counted}), 0)::bigint`.mapWith(asMinor) })
    .from(entries)
    .where(eq(entries.paymentId, paymentId));
  return row?.counted ?? ZERO;
}
