import { and, eq, inArray, sql } from 'drizzle-orm';
import type { LedgerEvent } from '../../src/core/payment';
import { buildInsert, buildOnce } from '../db/buildOnce';
import type { Queries } from '../db/database';
import { providerEvents } from '../db/schema';

const ofPayment = buildOnce((queries) =>
  queries
    .select()
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.paymentId, sql.placeholder('paymentId')),
        eq(providerEvents.provider, sql.placeholder('provider')),
      ),
    ),
);

/** A payment's stored provider events. */
export async function listEvents(tx: Queries, paymentId: string, provider: string): Promise<LedgerEvent[]> {
  const rows = await ofPayment(tx, { paymentId, provider });
  return rows.map(({ eventId, type, charge, montant, createdAt }) => ({
    id: eventId,
    type: type as LedgerEvent['type'],
    charge,
    montant,
    createdAt,
  }));
}

const insert = buildInsert((queries, rows: (typeof providerEvents.$inferInsert)[]) =>
  queries.insert(providerEvents).values(rows).onConflictDoNothing().returning({ id: providerEvents.eventId }),
);

/** Stores an event of a payment; false when there is one of its id. */
export async function storeEvent(
  tx: Queries,
  { id: eventId, type, charge, montant, createdAt }: LedgerEvent,
  source: Pick<typeof providerEvents.$inferInsert, 'provider' | 'paymentId' | 'receivedAt'>,
): Promise<boolean> {
  const stored = await insert(tx, [{ ...source, eventId, type, charge, montant, createdAt }]);
  return stored.length === 1;
}

/** Deletes the events of payments whose term is over: `applyEvent` takes no more of them (SRV-25). */
export async function forgetEvents(tx: Queries, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length > 0) await tx.delete(providerEvents).where(inArray(providerEvents.paymentId, [...paymentIds]));
}
