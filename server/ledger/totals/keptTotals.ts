import { and, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Mode } from '../../../src/core/organisation';
import { asMinor } from '../../amounts';
import type { Queries } from '../../db/database';
import { andInMode } from '../../db/inMode';
import { keptTotals, totalsFills } from '../../db/schema';
import { putPaid } from './debtTotals';

/** A subject whose totals are kept; a campaign's come with those of its pledges and matching rules. */
export interface TotalsOwner {
  readonly organisationId: string;
  readonly subject: 'campaign' | 'caisse' | 'debt';
  readonly subjectId: string;
}

/** Values of a row, or where a statement that is built once puts them. */
export type Given<Row> = { readonly [K in keyof Row]: Row[K] | Placeholder };

type GivenOwner = Pick<TotalsOwner, 'subject'> & Given<Omit<TotalsOwner, 'subject'>>;

/** The fill of a subject. */
export const ofOwner = ({ organisationId, subject, subjectId }: GivenOwner): SQL | undefined =>
  and(
    eq(totalsFills.organisationId, organisationId),
    eq(totalsFills.subject, subject),
    eq(totalsFills.subjectId, subjectId),
  );

/** Rows of `kept_totals` without their organisation, as `select` statements yield them. */
type Sums = SQL;

const KEY = sql.raw('subject, subject_id, part, mode');
const AMOUNTS = sql.raw('counted, matched, received, gifts');
const SUMMED = sql.raw(
  'sum(counted) as counted, sum(matched) as matched, sum(received) as received, sum(gifts) as gifts',
);
const NONE = sql.raw('sum(counted) = 0 and sum(matched) = 0 and sum(received) = 0 and sum(gifts) = 0');
const { counted, matched, received, gifts } = keptTotals;

/** A row of sums, in minor units. */
export interface SumRow extends Omit<typeof keptTotals.$inferSelect, 'organisationId' | 'version' | 'subject'> {
  /** Debts keep their totals in their own row. */
  readonly subject: (typeof keptTotals.$inferSelect)['subject'] | 'debt';
}

/** One row of `Sums` by its values. */
export const oneSum = (row: Given<SumRow>): Sums => sql`
  select ${row.subject}::text as subject, ${row.subjectId}::text as subject_id, ${row.part}::text as part,
    ${row.mode}::text as mode, ${row.counted}::bigint as counted, ${row.matched}::bigint as matched,
    ${row.received}::bigint as received, ${row.gifts}::int as gifts`;

export async function readSums(queries: Queries, sums: Sums): Promise<SumRow[]> {
  const result: unknown = await queries.execute(sums);
  return (result as { rows: Record<string, string | number>[] }).rows.map((row) => ({
    subject: row['subject'] as SumRow['subject'],
    subjectId: String(row['subject_id']),
    part: String(row['part']),
    mode: row['mode'] as SumRow['mode'],
    counted: asMinor(row['counted']),
    matched: asMinor(row['matched']),
    received: asMinor(row['received']),
    gifts: Number(row['gifts']),
  }));
}

/** Added up by subject, without rows that come to nothing. */
export const netSums = (parts: readonly Sums[]): Sums => sql`
  select ${KEY}, ${SUMMED} from (${sql.join([...parts], sql` union all `)}) parts group by ${KEY} having not (${NONE})`;

/** The same amounts, taken away. */
export const negated = (sums: Sums): Sums => sql`
  select ${KEY}, -counted as counted, -matched as matched, -received as received, -gifts as gifts from (${sums}) taken`;

/**
 * Adds sums to the kept totals of a subject, within the transaction that changed the ledger; nothing for a subject that
 * is not filled yet. @param gift number of the gift they are of: one that the fill has not come to is left to it
 */
export async function addTotals(
  tx: Queries,
  owner: TotalsOwner,
  parts: readonly Sums[],
  gift: number | null = null,
): Promise<void> {
  await tx.execute(additionOf(owner, parts, gift));
}

/** The statement of {@link addTotals}. */
export function additionOf(owner: GivenOwner, parts: readonly Sums[], gift: number | Placeholder | null): SQL {
  const filled = sql`select 1 from ${totalsFills} where ${ofOwner(owner)}
    and (${totalsFills.nextGift} is null or ${totalsFills.nextGift} > ${gift}::int)`;
  return putting(owner.organisationId, sql`select * from (${netSums(parts)}) net where exists (${filled})`);
}

/** Adds sums to what is kept of a subject, filled or not. */
export async function putTotals(tx: Queries, owner: TotalsOwner, sums: Sums): Promise<void> {
  if (owner.subject === 'debt') await putPaid(tx, owner, sums);
  else await tx.execute(putting(owner.organisationId, sums));
}

const putting = (organisationId: string | Placeholder, sums: Sums): SQL => sql`
    insert into ${keptTotals} (organisation_id, ${KEY}, ${AMOUNTS}, version)
    select ${organisationId}, ${KEY}, ${AMOUNTS}, coalesce((select version from campaigns
      where subject = 'campaign' and campaigns.organisation_id = ${organisationId} and campaigns.id = subject_id), 0)
    from (${sums}) sums order by ${KEY}
    on conflict (organisation_id, ${KEY}) do update set version = excluded.version,
      counted = ${counted} + excluded.counted, matched = ${matched} + excluded.matched,
      received = ${received} + excluded.received, gifts = ${gifts} + excluded.gifts`;

/** Whether a subject's kept totals are whole, as a condition on columns of a statement. */
export const isFilled = (
  subject: TotalsOwner['subject'],
  organisationId: SQL,
  subjectId: SQL,
): SQL => sql`exists (select 1 from totals_fills filled where filled.organisation_id = ${organisationId}
  and filled.subject = ${subject} and filled.subject_id = ${subjectId} and filled.next_gift is null)`;

/** Marks a new subject, of which the ledger knows nothing yet, as filled. */
export async function startTotals(tx: Queries, owner: TotalsOwner, now: Date): Promise<void> {
  await tx
    .insert(totalsFills)
    .values({ ...owner, checkedAt: now })
    .onConflictDoNothing();
}

/** Forgets the totals of a subject that is deleted. */
export async function forgetTotals(tx: Queries, owner: TotalsOwner): Promise<void> {
  const { organisationId, subject, subjectId } = owner;
  const { organisationId: owned, subject: kind, subjectId: named } = keptTotals;
  // A debt's totals are in its own row.
  const kinds = { campaign: ['campaign', 'source', 'pledges'], caisse: ['caisse'], debt: [] } as const;
  await tx
    .delete(keptTotals)
    .where(and(eq(owned, organisationId), inArray(kind, [...kinds[subject]]), eq(named, subjectId)));
  await tx.delete(totalsFills).where(ofOwner(owner));
}

/**
 * A total of a subject without parts, as a read of one mode sees it: the kept one, or summed over the ledger until it is
 * filled.
 * @param fill of what: a matching rule's total is filled with its campaign's
 */
export const keptOr = (
  { subject, organisationId, subjectId, fill }: KeptSubject,
  column: 'counted' | 'received',
  shown: Mode,
  summed: SQL,
): SQL => sql`case when ${isFilled(fill.subject, organisationId, fill.subjectId)}
  then coalesce((select sum(kept.${sql.raw(column)}) from kept_totals kept where kept.organisation_id = ${organisationId}
    and kept.subject = ${subject} and kept.subject_id = ${subjectId}${andInMode(sql`kept.mode`, shown)}), 0)
  else ${summed} end`;

/** A subject as columns of a statement, with their table. */
interface KeptSubject {
  readonly subject: 'matching' | 'caisse';
  readonly organisationId: SQL;
  readonly subjectId: SQL;
  readonly fill: { readonly subject: TotalsOwner['subject']; readonly subjectId: SQL };
}
