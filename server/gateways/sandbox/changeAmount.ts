import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { sandboxCheckouts, sandboxEvents } from '../../db/schema';
import { GatewayRefusal, type AmountRequest } from '../gateway';
import { firstUntried } from './nextStep';
import type { SandboxCheckout, SandboxDeps } from './sandboxDeps';

/**
 * Changes the amount of untried charges, once per key; returns the first of them. Under the checkout's lock, so that a
 * concurrent charge takes either the old or the new amount. @throws GatewayRefusal if none remain
 */
export function changeAmount(
  deps: SandboxDeps,
  { reference, montant, idempotencyKey: key }: AmountRequest,
): Promise<{ from: number }> {
  return deps.database.transaction(async (tx) => {
    const [checkout] = await tx.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, reference)).for('update');
    const known = checkout?.amounts.find((one) => one.key === key);
    if (known) return { from: known.from };
    const from = checkout ? firstUntried(checkout, await isRefused(tx, checkout)) : null;
    if (!checkout || from === null) throw new GatewayRefusal('sandbox: no charge is to come');
    const amounts = [...checkout.amounts, { key, from, montant }];
    await tx.update(sandboxCheckouts).set({ amounts }).where(eq(sandboxCheckouts.id, reference));
    return { from };
  });
}

/** Whether the next charge was refused: it is tried again as it was. */
async function isRefused(tx: Queries, { id, taken }: SandboxCheckout): Promise<boolean> {
  const { checkoutId, charge, type } = sandboxEvents;
  const refusals = and(eq(checkoutId, id), eq(charge, taken + 1), eq(type, 'payment.failed'));
  return (await tx.$count(sandboxEvents, refusals)) > 0;
}
