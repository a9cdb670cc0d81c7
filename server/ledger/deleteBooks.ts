import { and, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { charges, entries, links, lockedRecords, payments, providerEvents, refunds, stops } from '../db/schema';

/** What a movement was for, of an organisation that is gone: money, day and payment stay (ORG-11). */
export const forNothing = {
  ...{ giftId: null, matchingId: null, caisseId: null, serviceId: null, debtId: null, submissionId: null },
  ...{ campaignId: null, team: null },
};

/** Takes movements out of the ledger, and from others what they were for. */
export async function endEntries(tx: Queries, gone: string[], freed: string[]): Promise<void> {
  await tx.delete(entries).where(inArray(entries.id, gone));
  await tx.update(entries).set(forNothing).where(inArray(entries.id, freed));
}

/** Deletes payments with all that the ledger has of them. */
export async function deletePayments(tx: Queries, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(links).set({ paymentId: null }).where(inArray(links.paymentId, ids));
  for (const table of [entries, providerEvents, charges, refunds, stops, lockedRecords])
    await tx.delete(table).where(inArray(table.paymentId, ids));
  await tx.delete(payments).where(inArray(payments.id, ids));
}

/** Forgets what refunds were asked for with: their amounts stay. */
export async function blankRefunds(tx: Queries, paymentIds: string[]): Promise<void> {
  const named = and(inArray(refunds.paymentId, paymentIds), ne(refunds.bodyHash, ''));
  await tx.update(refunds).set({ bodyHash: '' }).where(named);
}
