import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { debts, type entries } from '../../db/schema';

/** A debt as `TotalsOwner` names it. */
interface OwnedDebt {
  readonly organisationId: string;
  readonly subjectId: string;
}

/** Paid towards a row of `debts`, in minor units, as a read of one mode sees it (ENT-31): kept with the debt (SRV-17). */
export const paidOfDebt = (shown: Mode) => (shown === 'test' ? debts.paidInTrial : debts.paid);

/** Whether something of a debt is left to be paid; written as in the indexes that list them (SRV-19). */
export const isOpenDebt = (shown: Mode): SQL => sql`(${debts.active} and ${debts.montant} > ${paidOfDebt(shown)})`;

/** The day that a debt is due, those without one after all others; written as in the same indexes. */
export const dueDayOf = (due: SQL): SQL => sql`coalesce(${due}, '9999-12-31')`;

/** Adds new ledger rows of debts to what is paid of them (SRV-17). The debts are locked. */
export async function countDebts(tx: Queries, rows: readonly (typeof entries.$inferSelect)[]): Promise<void> {
  for (const { organisationId, debtId, mode, counted } of rows) {
    if (debtId === null) continue;
    const inTrial = { paidInTrial: sql`${debts.paidInTrial} + ${counted}` };
    await tx
      .update(debts)
      .set(mode === 'test' ? inTrial : { ...inTrial, paid: sql`${debts.paid} + ${counted}` })
      .where(and(eq(debts.organisationId, organisationId), eq(debts.id, debtId)));
  }
}

/** A debt's kept totals in the shape of `kept_totals` rows. */
export const keptOfDebt = ({ organisationId, subjectId }: OwnedDebt): SQL => sql`
  select 'debt' as subject, id as subject_id, '' as part, of_mode as mode, sum as counted,
    0 as matched, 0 as received, 0 as gifts
  from debts cross join lateral (values ('live', paid), ('test', paid_in_trial - paid)) of (of_mode, sum)
  where organisation_id = ${organisationId} and id = ${subjectId}`;

/** Adds sums, rows of `kept_totals`, to what is kept of a debt. */
export async function putPaid(tx: Queries, { organisationId, subjectId }: OwnedDebt, sums: SQL): Promise<void> {
  await tx.execute(sql`update debts set paid = paid + real, paid_in_trial = paid_in_trial + any_mode
    from (select coalesce(sum(counted) filter (where mode = 'live'), 0) as real, coalesce(sum(counted), 0) as any_mode
      from (${sums}) sums) added
    where organisation_id = ${organisationId} and id = ${subjectId}`);
}
