import { and, asc, eq, gt, inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { campaignPledges, formSubmissions } from '../../db/schema';
import type { Surroundings } from '../../surroundings';

/** A record that the address book has yet to look at. */
export interface DueRecord {
  readonly organisationId: string;
  readonly id: string;
  readonly createdAt: Date;
}

/** Records that people are met by. */
export interface FollowedRecords {
  readonly name: string;
  /** Records still to be met, newest first, after a given one. */
  due(queries: Queries, after: DueRecord | undefined, limit: number): Promise<DueRecord[]>;
  /** Takes one of them, in its own transaction. True while there is more to do. */
  follow(tx: Queries, deps: Pick<Surroundings, 'ids' | 'now'>, record: DueRecord): Promise<boolean>;
  /** Lets go of some of an organisation's trials; answers their contacts. */
  releaseTrials(tx: Queries, organisationId: string, limit: number): Promise<string[]>;
}

/** Condition for records after a given one in the order of `due`. */
export const olderThan = (
  { createdAt, id }: { readonly createdAt: AnyColumn; readonly id: AnyColumn },
  after: DueRecord | undefined,
): SQL | undefined =>
  after && sql`(${createdAt}, ${id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;

/** Takes an organisation's test rows, in order of id, from their contacts; answers these. */
export async function releaseTestRows(
  tx: Queries,
  table: typeof campaignPledges | typeof formSubmissions,
  organisation: string,
  limit: number,
): Promise<string[]> {
  const { organisationId, id, contactId, mode } = table;
  const rows = await tx
    .select({ id, contactId })
    .from(table)
    .where(and(eq(organisationId, organisation), eq(mode, 'test'), gt(contactId, '')))
    .orderBy(asc(id))
    .limit(limit)
    .for('no key update');
  const ids = rows.map((row) => row.id);
  await tx
    .update(table)
    .set({ contactId: '' })
    .where(and(eq(organisationId, organisation), inArray(id, ids)));
  return rows.flatMap((row) => row.contactId ?? []);
}

/** The kinds of records that features hand to the address book. */
export interface ContactDeps {
  readonly followedRecords: readonly FollowedRecords[];
}
