import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { paymentChanges, payments, refunds, stops } from '../../db/schema';
import { sendRefunds } from './sendRefunds';
import { sendAmounts } from './sendAmounts';
import { sendStop } from './sendStop';
import { stopOfClosed } from './stopOfClosed';
import { syncFromProvider } from '../syncFromProvider';
import type { LedgerDeps } from '../ledgerDeps';

const BATCH = 50;
const PATIENCE_MS = 60_000;

/** Asks the provider again for refunds, new amounts and stops that it has not answered; answers how many events came of it. */
export async function retryPendingRequests(deps: LedgerDeps): Promise<number> {
  const { queries } = deps.database;
  const now = deps.now();
  const before = new Date(now.getTime() - PATIENCE_MS);
  const back = await queries
    .select({ payment: payments, row: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.state, 'asked'), lte(refunds.createdAt, before)))
    .orderBy(asc(refunds.createdAt))
    .limit(BATCH);
  const changing = await queries
    .selectDistinct({ payment: payments })
    .from(paymentChanges)
    .innerJoin(payments, eq(payments.id, paymentChanges.paymentId))
    .where(and(eq(paymentChanges.amountState, 'asked'), lte(paymentChanges.createdAt, before)))
    .limit(BATCH);
  await stopOfClosed(deps);
  const ending = await queries
    .select({ payment: payments })
    .from(stops)
    .innerJoin(payments, eq(payments.id, stops.paymentId))
    .where(
      and(isNull(stops.doneAt), lte(stops.askedAt, before), or(isNull(stops.nextTryAt), lte(stops.nextTryAt, now))),
    )
    .orderBy(sql`coalesce(${stops.nextTryAt}, ${stops.askedAt})`)
    .limit(BATCH);
  let found = 0;
  for (const { payment, row } of back) {
    if ((await sendRefunds(deps, payment, [row])) !== 'unreachable') found += await syncFromProvider(deps, payment);
  }
  for (const { payment } of changing) await sendAmounts(deps, payment);
  for (const { payment } of ending) {
    if (await sendStop(deps, payment)) found += await syncFromProvider(deps, payment);
  }
  return found;
}
