import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { payments } from '../db/schema';
import type { PaymentRow } from './paymentStore';
import { syncFromProvider } from './syncFromProvider';
import { retryPendingRequests } from './requests/retryPendingRequests';
import type { LedgerDeps } from './ledgerDeps';

const BATCH = 50;

/**
 * Polls providers for payments whose webhook may have been lost, and applies new events (SRV-02). A pending payment is
 * polled after a minute, then at doubling intervals up to a day; a failed one for two days only (its payer may have
 * tried another card); a running monthly gift once a day; a paid one at doubling intervals for a year, since a bank or
 * the provider's own page may refund it. Unanswered refunds and stops are requested again. Returns the number of new
 * events.
 */
export async function reconcile(deps: LedgerDeps): Promise<number> {
  let found = await retryPendingRequests(deps);
  for (const payment of await duePayments(deps)) {
    found += await syncFromProvider(deps, payment);
    await deps.database.queries.update(payments).set({ checkedAt: deps.now() }).where(eq(payments.id, payment.id));
  }
  return found;
}

async function duePayments({ database, now }: LedgerDeps): Promise<PaymentRow[]> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const sinceCreation = sql`(${payments.checkedAt} - ${payments.createdAt})`;
  const pendingDue = sql`${payments.checkedAt} + least(greatest(${sinceCreation}, interval '1 minute'), interval '1 day') <= ${at}`;
  const monthlyDue = sql`${payments.checkedAt} + interval '1 day' <= ${at}
    and (${payments.nbMonth} = 0 or ${payments.createdAt} + make_interval(months => ${payments.nbMonth} + 2) > ${at})`;
  const settledDue = sql`${payments.checkedAt} + greatest(${sinceCreation}, interval '1 minute') <= ${at}
    and ${payments.createdAt} > ${at} - interval '1 year'`;
  return database.queries
    .select()
    .from(payments)
    .where(
      and(
        isNotNull(payments.providerRef),
        or(
          and(eq(payments.state, 'processing'), pendingDue),
          and(eq(payments.state, 'failed'), pendingDue, sql`${payments.createdAt} > ${at} - interval '2 days'`),
          and(inArray(payments.state, ['succeeded', 'refunded', 'failed']), eq(payments.abo, true), monthlyDue),
          and(inArray(payments.state, ['succeeded', 'refunded']), settledDue),
        ),
      ),
    )
    .orderBy(asc(payments.checkedAt))
    .limit(BATCH);
}
