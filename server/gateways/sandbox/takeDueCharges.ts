import { and, asc, eq, lte } from 'drizzle-orm';
import { sandboxCheckouts } from '../../db/schema';
import { actOnCheckout } from './actOnCheckout';
import type { SandboxDeps } from './sandboxDeps';

const BATCH = 50;

/**
 * Takes the charges whose day has come: later months, direct debits that the bank has answered, and charges that were
 * refused and are tried again. One charge of a checkout at a time, and one that fails stops none of the others. Answers how
 * many were taken. Rejects with the first failure, after the last checkout.
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
