import { and, asc, eq, lte } from 'drizzle-orm';
import { sandboxCheckouts } from '../../db/schema';
import { actOnCheckout } from './actOnCheckout';
import type { SandboxDeps } from './sandboxDeps';

const BATCH = 50;

/**
 * Takes the charges whose day has come: later months, direct debits that the bank has answered, and charges that were
 * refused and are tried again. One charge of a checkout at a time. Answers how many were taken.
 */
export async function takeDueCharges(deps: SandboxDeps): Promise<number> {
  const due = await deps.database.queries
    .select({ id: sandboxCheckouts.id, taken: sandboxCheckouts.taken })
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.state, 'active'), lte(sandboxCheckouts.nextAt, deps.now())))
    .orderBy(asc(sandboxCheckouts.nextAt))
    .limit(BATCH);
  for (const { id, taken } of due) {
    await actOnCheckout(deps, id, { action: 'next', charge: taken + 1, delivery: 'once', whenDue: true });
  }
  return due.length;
}
