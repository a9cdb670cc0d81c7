import { and, asc, eq, lte } from 'drizzle-orm';
import { sandboxCheckouts } from '../../db/schema';
import { actOnCheckout } from './actOnCheckout';
import type { SandboxDeps } from './sandboxDeps';

const BATCH = 50;

/**
 * Takes the charges that are due: later months, direct debits answered by the bank, and retries of refused ones. One
 * charge of a checkout at a time; a failing one stops none of the others. Returns how many were taken. Rejects with the
 * first failure, after the last checkout.
 */
export async function takeDueCharges(deps: SandboxDeps): Promise<number> {
  const due = await deps.database.queries
    .select({ id: sandboxCheckouts.id, taken: sandboxCheckouts.taken })
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.state, 'active'), lte(sandboxCheckouts.nextAt, deps.now())))
    .orderBy(asc(sandboxCheckouts.nextAt))
    .limit(BATCH);
  const failures: unknown[] = [];
  for (const { id, taken } of due) {
    const next = { action: 'next', charge: taken + 1, delivery: 'once', whenDue: true } as const;
    await actOnCheckout(deps, id, next).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return due.length;
}
