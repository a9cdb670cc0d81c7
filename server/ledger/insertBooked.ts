import type { Queries } from '../db/database';
import { entries, payments, providerEvents } from '../db/schema';
import { mendTotals } from './totals/checkTotals';
import { forgetDays } from './totals/dayTotals';
import type { TotalsOwner } from './totals/keptTotals';

/** Keeps payments that were paid elsewhere, such as those of the demo. */
export async function insertPayments(queries: Queries, rows: (typeof payments.$inferInsert)[]): Promise<void> {
  await queries.insert(payments).values(rows);
}

/** Stores the provider reports of such payments, with the ledger rows they cause, and brings totals up to date. */
export async function insertBooked(
  queries: Queries,
  events: (typeof providerEvents.$inferInsert)[],
  rows: (typeof entries.$inferInsert)[],
): Promise<void> {
  if (events.length > 0) await queries.insert(providerEvents).values(events);
  if (rows.length > 0) await queries.insert(entries).values(rows);
  await forgetDays(queries, [...new Set(rows.map(({ organisationId }) => organisationId))]);
  for (const owner of ownersOf(rows)) await mendTotals(queries, owner);
}

function ownersOf(rows: readonly (typeof entries.$inferInsert)[]): Iterable<TotalsOwner> {
  const owners = new Map<string, TotalsOwner>();
  for (const { organisationId, campaignId, caisseId, debtId } of rows) {
    for (const [subject, subjectId] of Object.entries({ campaign: campaignId, caisse: caisseId, debt: debtId })) {
      const owner = { organisationId, subject: subject as TotalsOwner['subject'], subjectId: subjectId ?? '' };
      if (subjectId) owners.set(JSON.stringify(owner), owner);
    }
  }
  return owners.values();
}
