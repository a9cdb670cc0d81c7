import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Drizzle's query builder over either engine. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database, embedded or PostgreSQL. The same statements run on both. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /** Single statements. Throws inside a transaction of the same call chain: there, use what `transaction` hands over. */
  readonly queries: Queries;
  /** Runs `work` in one transaction, rolled back when it throws. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /** Housekeeping that the embedded engine does not do by itself; called every few minutes. Nothing on PostgreSQL. */
  maintain(): Promise<void>;
  close(): Promise<void>;
}
