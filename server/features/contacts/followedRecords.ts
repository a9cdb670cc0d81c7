import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
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

/** The kinds of records that features hand to the address book. */
export interface ContactDeps {
  readonly followedRecords: readonly FollowedRecords[];
}
