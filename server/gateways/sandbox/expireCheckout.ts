import { and, eq, lt } from 'drizzle-orm';
import { sandboxCheckouts } from '../../db/schema';
import { actOnCheckout } from './actOnCheckout';
import type { SandboxDeps } from './sandboxDeps';

const LIFE_MS = 24 * 60 * 60 * 1000;

/** Closes a checkout not paid for a day, as providers do. */
export async function expireCheckout(deps: SandboxDeps, checkoutId: string): Promise<void> {
  const [stale] = await deps.database.queries
    .select({ id: sandboxCheckouts.id })
    .from(sandboxCheckouts)
    .where(
      and(
        eq(sandboxCheckouts.id, checkoutId),
        eq(sandboxCheckouts.state, 'open'),
        lt(sandboxCheckouts.createdAt, new Date(deps.now().getTime() - LIFE_MS)),
      ),
    );
  if (stale) await actOnCheckout(deps, checkoutId, { action: 'cancel', charge: 1, delivery: 'once' });
}
