import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Minor } from '../../src/core/money';
import { LASTING } from '../../src/core/organisation';
import type { Queries } from '../db/database';
import { entries, payments } from '../db/schema';
import type { Surroundings } from '../surroundings';
import { lockRecords } from './paymentStore';
import { countDebts } from './totals/debtTotals';

interface DebtKey {
  readonly organisationId: string;
  readonly debtId: string;
}

/** Writes what was paid of a debt by hand, or taken back of it, and counts it (PAY-53). The debt is locked. */
export async function writeHandEntry(
  tx: Queries,
  { ids, now }: Pick<Surroundings, 'ids' | 'now'>,
  { organisationId, debtId }: DebtKey,
  move: { readonly reference: string; readonly montant: Minor; readonly currency: string },
): Promise<void> {
  const { reference, montant, currency } = move;
  const written = await tx
    .insert(entries)
    .values({
      ...{ id: ids.row(), organisationId, debtId, mode: LASTING, kind: 'manual', charge: 1 },
      ...{ reference, currency, montant, counted: montant, createdAt: now() },
    })
    .returning();
  await countDebts(tx, written);
}

/** Online movements of a debt, the latest 200 first. */
export const entriesOfDebt = (queries: Queries, { organisationId, debtId }: DebtKey) =>
  queries
    .select()
    .from(entries)
    .where(and(eq(entries.organisationId, organisationId), eq(entries.debtId, debtId), ne(entries.kind, 'manual')))
    .orderBy(sql`${entries.createdAt} desc`, sql`${entries.id} desc`)
    .limit(200);

/** Whether money of a debt ever moved, or may still: somebody is at its checkout. Nobody begins one until the transaction ends. */
export async function isDebtTouched(tx: Queries, { organisationId, debtId }: DebtKey): Promise<boolean> {
  await lockRecords(tx, { organisationId, type: 'DETTE', typeId: debtId, dettes: [{ id: debtId, montant: 0 }] });
  const [moved] = await tx
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.organisationId, organisationId), eq(entries.debtId, debtId)))
    .limit(1);
  if (moved) return true;
  const [begun] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.organisationId, organisationId),
        sql`${payments.dettes} @> ${JSON.stringify([{ id: debtId }])}::jsonb`,
        ne(payments.state, 'cancelled'),
        isNull(payments.replacedAt),
      ),
    )
    .limit(1);
  return begun !== undefined;
}
