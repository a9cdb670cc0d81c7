import { and, eq, inArray } from 'drizzle-orm';
import type { LedgerEvent } from '../../src/core/payment';
import type { Queries } from '../db/database';
import { providerEvents } from '../db/schema';

/** A payment's stored provider events. */
export async function listEvents(tx: Queries, paymentId: string, provider: string): Promise<LedgerEvent[]> {
  const rows = await tx
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.paymentId, paymentId), eq(providerEvents.provider, provider)));
  return rows.map(({ eventId, type, charge, montant, createdAt }) => ({
    id: eventId,
    type: type as LedgerEvent['type'],
    charge,
    montant,
    createdAt,
  }));
}

/** Deletes the events of payments whose term is over: `applyEvent` takes no more of them (SRV-25). */
export async function forgetEvents(tx: Queries, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length > 0) await tx.delete(providerEvents).where(inArray(providerEvents.paymentId, [...paymentIds]));
}
