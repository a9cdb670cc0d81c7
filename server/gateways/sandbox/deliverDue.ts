import { eq, inArray } from 'drizzle-orm';
import type { WebhookEvent } from '../../../src/contract/payments/payments';
import { toUnits } from '../../../src/core/money';
import { sandboxCheckouts, sandboxDeliveries, sandboxEvents } from '../../db/schema';
import { BATCH, claimDue } from '../../db/claimDue';
import { signBody } from '../signature';
import type { SandboxDeps } from './sandboxDeps';

/** Posts one webhook and returns the HTTP status. Rejects without an answer. */
export type PostWebhook = (body: string, headers: Record<string, string>) => Promise<number>;

/**
 * Delivers the sandbox's due webhooks and returns how many were accepted. The queue is in the database, so a restart
 * loses nothing; rejected ones are retried later.
 */
export async function deliverDue(deps: SandboxDeps, post: PostWebhook): Promise<number> {
  let accepted = 0;
  for (;;) {
    const claimed = await claimDue(deps.database, sandboxDeliveries, deps.now());
    for (const delivery of await readDeliveries(deps, claimed)) {
      if (!(await isAccepted(post, delivery.body, deps.config.keys.webhooks[0]))) continue;
      accepted += 1;
      await deps.database.queries
        .update(sandboxDeliveries)
        .set({ sentAt: deps.now() })
        .where(eq(sandboxDeliveries.id, delivery.id));
    }
    if (claimed.length < BATCH) return accepted;
  }
}

async function readDeliveries(deps: SandboxDeps, ids: string[]): Promise<{ id: string; body: string }[]> {
  if (ids.length === 0) return [];
  const rows = await deps.database.queries
    .select({ id: sandboxDeliveries.id, event: sandboxEvents, checkout: sandboxCheckouts })
    .from(sandboxDeliveries)
    .innerJoin(sandboxEvents, eq(sandboxEvents.id, sandboxDeliveries.eventId))
    .innerJoin(sandboxCheckouts, eq(sandboxCheckouts.id, sandboxEvents.checkoutId))
    .where(inArray(sandboxDeliveries.id, ids))
    .orderBy(sandboxDeliveries.id);
  return rows.map(({ id, event, checkout }) => {
    const wire: WebhookEvent = {
      id: event.id,
      type: event.type,
      paiement: checkout.paymentId,
      charge: event.charge,
      montant: toUnits(event.montant, checkout.currency),
      created: event.createdAt.toISOString(),
    };
    return { id, body: JSON.stringify(wire) };
  });
}

async function isAccepted(post: PostWebhook, body: string, secret: string): Promise<boolean> {
  try {
    const status = await post(body, { 'content-type': 'application/json', 'x-signature': signBody(secret, body) });
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}
