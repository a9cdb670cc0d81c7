import { eq, sql } from 'drizzle-orm';
import { addMinor, negateMinor, remainder, subtractMinor, ZERO, type Minor } from '../../src/core/money';
import { countedFor, feeOfCharge, type LedgerEvent } from '../../src/core/payment';
import { buildInsert } from '../db/buildOnce';
import type { Queries } from '../db/database';
import { entries } from '../db/schema';
import type { Surroundings } from '../surroundings';
import { entryParts, paymentTarget, type Movement } from './entryParts';
import type { EntryRow } from './giftEntries';
import type { PaymentRow } from './paymentStore';
import { countDebts } from './totals/debtTotals';
import { asMinor } from '../amounts';

/** Content of a ledger row; `reference` makes it unique within its payment. */
export type EntrySource = Pick<typeof entries.$inferInsert, 'reference' | 'montant' | 'charge'> &
  Pick<Movement, 'kind'>;

/**
 * Writes the ledger rows of a payment's event: the movement, and the change in totals since the rows before (SRV-13). A
 * correction without effect is not written. Returns what was written.
 */
export async function writeEntry(
  tx: Queries,
  deps: Pick<Surroundings, 'ids' | 'now'>,
  payment: PaymentRow,
  move: EntrySource,
  events: readonly LedgerEvent[],
): Promise<EntryRow[]> {
  const isFirst = payment.finalizedAt === null && events.length === 1;
  const before = isFirst ? ZERO : await countedSoFar(tx, payment.id);
  const counted = subtractMinor(countedFor(payment, events), before);
  const missed = move.kind === 'charge' ? backBefore(payment, move.charge, counted, events) : ZERO;
  const written = await keepMove(tx, deps, payment, move, addMinor(counted, missed));
  if (missed === 0) return written;
  const back = { kind: 'correction', reference: `late-${move.reference}`, charge: move.charge, montant: ZERO } as const;
  return [...written, ...(await keepMove(tx, deps, payment, back, negateMinor(missed)))];
}

/**
 * Campaign gifts: a refund that arrived before its charge. Book the charge in full, then the refund as a correction, as
 * if both had come in order. Matching is computed for either.
 */
function backBefore(payment: PaymentRow, charge: number, counted: Minor, events: readonly LedgerEvent[]): Minor {
  if (payment.type !== 'CAMPAGNE') return ZERO;
  const taken = events.filter(({ type }) => type === 'payment.succeeded');
  const others = taken.filter((event) => event.charge !== charge);
  // A repeated report was written the first time.
  if (taken.length - others.length > 1) return ZERO;
  const grown = subtractMinor(countedFor(payment, taken), countedFor(payment, others));
  return grown > 0 ? remainder(grown, counted) : ZERO;
}

const insert = buildInsert((queries, rows: (typeof entries.$inferInsert)[]) =>
  queries
    .insert(entries)
    .values(rows)
    // A charge is taken once, however many events report it.
    .onConflictDoNothing({ target: [entries.paymentId, entries.reference] })
    .returning(),
);

async function keepMove(
  tx: Queries,
  { ids, now }: Pick<Surroundings, 'ids' | 'now'>,
  payment: PaymentRow,
  { reference, charge, ...move }: EntrySource,
  counted: Minor,
): Promise<EntryRow[]> {
  if (move.kind === 'correction' && counted === 0) return [];
  const fees = move.kind === 'charge' ? feeOfCharge(payment, charge) : ZERO;
  const parts = await entryParts(tx, payment, { ...move, counted, fees });
  const written = await insert(
    tx,
    parts.map((part, index) => ({
      ...part,
      ...paymentTarget(payment),
      id: ids.row(),
      organisationId: payment.organisationId,
      mode: payment.mode,
      paymentId: payment.id,
      charge,
      reference: index === 0 ? reference : `${reference}+${part.debtId ?? ''}`,
      currency: payment.currency,
      createdAt: now(),
    })),
  );
  await countDebts(tx, written);
  return written;
}

async function countedSoFar(tx: Queries, paymentId: string): Promise<Minor> {
  const [row] = await tx
    .select({ counted: sql`coalesce(sum(${entries.counted}), 0)::bigint`.mapWith(asMinor) })
    .from(entries)
    .where(eq(entries.paymentId, paymentId));
  return row?.counted ?? ZERO;
}
