import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { entries, payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { blankRefunds, deletePayments } from '../../ledger/deleteBooks';
import { blankPayment } from '../../ledger/erasePayments';
import { loggable } from '../../loggable';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { closeCheckouts } from '../privacy/erasePerson';
import { firstHeldMoment, listLockable, storeLocked } from '../privacy/locks';
import { blankedColumns } from '../privacy/personalTables';
import { cutContacts } from '../privacy/words';
import { takenUpTo, type Take } from './piece';

type PaymentRow = typeof payments.$inferSelect;

/** Payments of a piece: one that is kept takes several statements. */
const FEW = 25;

/** Clears references to rows that go too. A provider's later report is booked as money alone. */
const forNothing = {
  ...{ type: 'GENERAL', typeId: null, caisseId: null, intentId: null, linkId: null, team: null, source: null },
  ...{ label: '', dettes: null, other: null, products: null, successUrl: '', cancelUrl: '', url: null },
} satisfies Partial<typeof payments.$inferInsert>;
const isFor = (row: PaymentRow) =>
  Object.entries(forNothing).some(([name, value]) => row[name as keyof PaymentRow] !== value);

const next = (queries: Queries, organisationId: string, after: string) =>
  queries
    .select()
    .from(payments)
    .where(and(eq(payments.organisationId, organisationId), gt(payments.id, after)))
    .orderBy(asc(payments.id))
    .limit(FEW);

/** Closes the checkouts of the next piece that could still be paid. Where a provider does not answer, they stay without their payers. */
export async function closeNext(
  deps: Deps,
  { id }: OrganisationRecord,
  { after, signal }: { readonly after: string; readonly signal: AbortSignal | undefined },
): Promise<void> {
  const rows = await next(deps.database.queries, id, after);
  // The pending answer of a bank is awaited.
  for (const row of rows.filter(({ state, platform }) => state !== 'processing' || platform === 'CARD')) {
    if (signal?.aborted) return;
    await closeCheckouts(deps, [row]).catch((error: unknown) =>
      deps.log.warn({ payment: row.id, error: loggable(error) }, 'checkout of a deleted organisation not closed'),
    );
  }
}

/**
 * Payments: those that moved real money stay for their term, or while a bank's answer is awaited, without their payers; what
 * receipts and books need of these is locked (PRIV-03). All others go.
 */
export const takePayments: Take = async (tx, deps, organisation, after) => {
  const rows = await next(tx, organisation.id, after).for('update');
  const held = await heldOf(tx, deps, organisation, rows);
  const stays = rows.filter(({ id }) => held.has(id));
  const gone = rows.filter(({ id }) => !held.has(id)).map(({ id }) => id);
  await deletePayments(tx, gone);
  const named = stays.filter((row) => row.erasedAt === null || isFor(row));
  const locked = await listLockable(tx, deps, organisation, named);
  for (const row of named) {
    const { email, tel } = row.info;
    const cut = cutContacts({ email: email || null, tel: tel || null });
    await storeLocked(tx, deps, [row], locked, cut);
    const blank = { ...blankedColumns('payments', row, cut), ...forNothing, search: '', contactTask: 'done' as const };
    const at = deps.now();
    await blankPayment(tx, row, { ...blank, erasedAt: row.erasedAt ?? at, updatedAt: at });
  }
  await blankRefunds(tx, [...held]);
  return takenUpTo(gone.length + named.length, rows.length, rows.at(-1)?.id, FEW);
};

/** The payments of which something must be kept. */
async function heldOf(
  tx: Queries,
  deps: Deps,
  organisation: OrganisationRecord,
  rows: readonly PaymentRow[],
): Promise<ReadonlySet<string>> {
  const moves = await tx
    .select({ id: entries.paymentId, last: max(entries.createdAt) })
    .from(entries)
    .where(
      and(
        inArray(
          entries.paymentId,
          rows.map(({ id }) => id),
        ),
        sql`${entries.montant} <> 0`,
      ),
    )
    .groupBy(entries.paymentId);
  const lasts = new Map(moves.map(({ id, last }) => [id, last]));
  const [accounts, receipts] = (['accounts', 'receipts'] as const).map((kind) =>
    firstHeldMoment(deps, organisation, kind),
  ) as [Date, Date];
  const stays = ({ id, mode, state, cerfa }: PaymentRow) => {
    const last = lasts.get(id);
    const from = cerfa && receipts < accounts ? receipts : accounts;
    return mode === 'live' && (last ? last >= from : state === 'processing');
  };
  return new Set(rows.filter(stays).map(({ id }) => id));
}
