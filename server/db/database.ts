import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Drizzle's query builder over either engine. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database, embedded or PostgreSQL. The same statements run on both. */
export interface Database {
  readonly engine: 'embedded' | 'postgres';
  /**
   * Single statements. Throws inside a transaction of the same call chain: use the one passed by `transaction` there.
   */
  readonly queries: Queries;
  /** Runs `work` in one transaction, rolled back when it throws. */
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Listens on a channel (`pg_notify`), also to other processes. Calls `onGap` after an interruption in which
   * notifications may have been lost. Returns its stop function.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** Housekeeping that the embedded engine does not do by itself; called every few minutes. Nothing on PostgreSQL. */
  maintain(): Promise<void>;
  /** Copies all of it, as it is at one moment, to a path where nothing is: a folder, or a dump of PostgreSQL. */
  copyTo(target: string): Promise<void>;
  /** Ends everything, listening too. */
  close(): Promise<void>;
}
