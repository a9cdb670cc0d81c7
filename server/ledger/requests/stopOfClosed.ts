import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { organisations, payments, stops } from '../../db/schema';
import type { LedgerDeps } from '../ledgerDeps';

const BATCH = 50;

/** Asks to stop subscriptions that began at a provider before their organisation closed, and are known since (ORG-06). */
export async function stopOfClosed({ database: { queries }, now }: LedgerDeps): Promise<void> {
  const found = await queries
    .select({ paymentId: payments.id })
    .from(organisations)
    .innerJoin(payments, eq(payments.organisationId, organisations.id))
    .leftJoin(stops, eq(stops.paymentId, payments.id))
    .where(
      and(
        isNotNull(organisations.closedAt),
        inArray(payments.subscriptionState, ['active', 'failing']),
        isNull(stops.paymentId),
      ),
    )
    .limit(BATCH);
  const asked = found.map((row) => ({ ...row, by: 'organisation' as const, askedAt: now() }));
  if (asked.length > 0) await queries.insert(stops).values(asked).onConflictDoNothing();
}
