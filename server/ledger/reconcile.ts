import { eq } from 'drizzle-orm';
import { payments } from '../db/schema';
import { claimCheck, fillChecks, type CheckQueue } from './claimChecks';
import { nextCheck } from './nextCheck';
import { findPayment } from './paymentStore';
import { syncFromProvider } from './syncFromProvider';
import { retryPendingRequests } from './requests/retryPendingRequests';
import type { LedgerDeps } from './ledgerDeps';

/** Payments of each kind that one run asks for. */
const BATCH = 50;
/** Statements of one run for rows from before there was a time of the next check. */
const MOST_FILLS = 10;

/**
 * Polls providers for payments whose webhook may have been lost, and applies new events (SRV-02, SRV-18). A pending
 * payment is polled after a minute, then at doubling intervals up to a day; a failed one for two days only (its payer
 * may have tried another card); a running monthly gift once a day; a paid one at doubling intervals for a year, since a
 * bank or the provider's own page may refund it; one that was replaced while its checkout was open as a pending one from then on,
 * until that is closed (PAY-55). Pending ones come first. Unanswered refunds and stops are requested
 * again. Returns the number of new events.
 */
export async function reconcile(deps: LedgerDeps): Promise<number> {
  let found = await retryPendingRequests(deps);
  for (const queue of ['pending', 'settled'] as const) {
    for (let fills = 0; fills < MOST_FILLS && (await fillChecks(deps.database, queue));) fills += 1;
    found += await checkDue(deps, queue);
  }
  return found;
}

async function checkDue(deps: LedgerDeps, queue: CheckQueue): Promise<number> {
  const { queries } = deps.database;
  let found = 0;
  // One at a time: a claim must not run out while the ones before it are asked for.
  for (let asked = 0; asked < BATCH; asked += 1) {
    const id = await claimCheck(deps.database, queue, deps.now());
    const payment = id && (await findPayment(queries, id));
    if (!payment) break;
    found += await syncFromProvider(deps, payment);
    await queries.update(payments).set({ nextCheckAt: nextCheck() }).where(eq(payments.id, payment.id));
  }
  return found;
}
