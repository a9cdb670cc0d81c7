import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { paymentChanges, payments, refunds, stops } from '../../db/schema';
import type { LedgerDeps } from '../ledgerDeps';
import { syncFromProvider } from '../syncFromProvider';
import { isDue } from './nextTry';
import { sendAmounts } from './sendAmounts';
import { sendRefunds } from './sendRefunds';
import { sendStop } from './sendStop';
import { stopOfClosed } from './stopOfClosed';

const BATCH = 50;
const PATIENCE_MS = 60_000;

/**
 * Asks the provider again for refunds, new amounts and stops that it has not answered, those that are due longest first
 * (SRV-31); answers how many events came of it.
 */
export async function retryPendingRequests(deps: LedgerDeps): Promise<number> {
  const { queries } = deps.database;
  const now = deps.now();
  let found = 0;
  for (const { payment, row } of await dueRefunds(queries, now)) {
    if ((await sendRefunds(deps, payment, [row])) !== 'unreachable') found += await syncFromProvider(deps, payment);
  }
  for (const { payment } of await dueAmounts(queries, now)) await sendAmounts(deps, payment);
  await stopOfClosed(deps);
  for (const { payment } of await dueStops(queries, now)) {
    if (await sendStop(deps, payment)) found += await syncFromProvider(deps, payment);
  }
  return found;
}

/** Whoever asked first may be waiting for the answer still. */
const patience = (now: Date) => new Date(now.getTime() - PATIENCE_MS);

const dueRefunds = (queries: Queries, now: Date) =>
  queries
    .select({ payment: payments, row: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'asked'), lte(refunds.createdAt, patience(now)), isDue(refunds, now)))
    .orderBy(sql`coalesce(${refunds.nextTryAt}, ${refunds.createdAt})`)
    .limit(BATCH);

/** Payments whose first unanswered amount is due: the others follow it. */
function dueAmounts(queries: Queries, now: Date) {
  const first = queries
    .selectDistinctOn([paymentChanges.paymentId], {
      paymentId: paymentChanges.paymentId,
      createdAt: paymentChanges.createdAt,
      nextTryAt: paymentChanges.nextTryAt,
    })
    .from(paymentChanges)
    .where(eq(paymentChanges.amountState, 'asked'))
    .orderBy(asc(paymentChanges.paymentId), asc(paymentChanges.amountNumber))
    .as('first');
  return queries
    .select({ payment: payments })
    .from(first)
    .innerJoin(payments, eq(payments.id, first.paymentId))
    .where(and(lte(first.createdAt, patience(now)), isDue(first, now)))
    .orderBy(sql`coalesce(${first.nextTryAt}, ${first.createdAt})`)
    .limit(BATCH);
}

const dueStops = (queries: Queries, now: Date) =>
  queries
    .select({ payment: payments })
    .from(stops)
    .innerJoin(payments, eq(payments.id, stops.paymentId))
    .where(and(isNull(stops.doneAt), lte(stops.askedAt, patience(now)), isDue(stops, now)))
    .orderBy(sql`coalesce(${stops.nextTryAt}, ${stops.askedAt})`)
    .limit(BATCH);
