import type { Queries } from '../db/database';
import { entries, payments, providerEvents } from '../db/schema';

/** Keeps payments that were paid elsewhere, such as those of the demo. */
export async function insertPayments(queries: Queries, rows: (typeof payments.$inferInsert)[]): Promise<void> {
  await queries.insert(payments).values(rows);
}

/** Stores the provider reports of such payments, with the ledger rows they cause. */
export async function insertBooked(
  queries: Queries,
  events: (typeof providerEvents.$inferInsert)[],
  rows: (typeof entries.$inferInsert)[],
): Promise<void> {
  if (events.length > 0) await queries.insert(providerEvents).values(events);
  if (rows.length > 0) await queries.insert(entries).values(rows);
}
