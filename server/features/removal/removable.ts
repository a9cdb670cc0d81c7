import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import type { RecordKind } from '../audit/ownRecords';

/** A record by the keys that every kind has. */
export interface Owned {
  readonly organisationId: string;
  readonly id: string;
}

/** How records of one kind are deleted (GONE-01). */
export interface Removable<Row extends Owned> {
  readonly kind: Omit<RecordKind<Row, { readonly version: string } | { readonly edition: string }>, 'save'>;
  /** Its table. */
  readonly table: string;
  /** Locks what a record that comes to depend on it has to wait for, where that is more than its row. */
  hold?(tx: Queries, organisationId: string): Promise<unknown>;
  /** Rows that depend on the record, by subject; each completes `select count(*) from`. */
  dependents(row: Row): Readonly<Record<string, SQL>>;
  /** Other records name it by its id: pages, menus, settings, forms. */
  readonly isNamed: boolean;
  /** Takes what is only its own, before its row goes. */
  clear?(tx: Queries, row: Row, deps: Pick<Deps, 'now'>): Promise<void>;
}

/** Rows of a table that are of the same organisation. */
export const rowsOf = (table: string, { organisationId }: Owned, which: SQL): SQL =>
  sql`${sql.raw(table)} where organisation_id = ${organisationId} and ${which}`;

/** Payments for something, and links to pay it that hold. */
export const payables = (row: Owned, type: 'CAISSE' | 'SERVICE' | 'CAMPAGNE'): Readonly<Record<string, SQL>> => ({
  payment: rowsOf('payments', row, sql`type_id = ${row.id} and type = ${type}`),
  link: rowsOf(
    'links',
    row,
    sql`config ->> 'type' = ${type} and config ->> 'typeId' = ${row.id} and revoked_at is null
      and not exists (select 1 from campaign_pledges p where p.link_id = links.id)`,
  ),
});
