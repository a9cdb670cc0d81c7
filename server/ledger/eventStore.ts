import { and, eq } from 'drizzle-orm';
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
