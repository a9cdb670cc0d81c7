import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { sandboxCheckouts, sandboxDeliveries, sandboxEvents } from '../../db/schema';
import { amountOf, nextStep, type SandboxAction } from './nextStep';
import type { SandboxCheckout, SandboxDeps, SandboxEvent } from './sandboxDeps';

/** How the webhook of an action travels: as it should, or as it sometimes does. */
export const deliveryModes = ['once', 'twice', 'late', 'disordered', 'never'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

export interface SandboxRequest {
  readonly action: SandboxAction;
  readonly charge: number;
  readonly delivery: DeliveryMode;
}

const LATE_MS = 20_000;
const DISORDERED_GAP_MS = 3_000;

/**
 * Does what a button of the pay page says and queues the webhook in the same transaction. An action that no longer
 * applies (a second click, a paid checkout) changes nothing. Answers the checkout as it is now; null when unknown.
 */
export function actOnCheckout(
  deps: SandboxDeps,
  checkoutId: string,
  request: SandboxRequest,
): Promise<SandboxCheckout | null> {
  return deps.database.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, checkoutId))
      .for('update');
    if (!checkout) return null;
    const step = nextStep(checkout, await refundedCharges(tx, checkoutId), request.action, request.charge);
    if (!step) return checkout;
    const changed = { ...checkout, state: step.state, taken: step.taken };
    await tx
      .update(sandboxCheckouts)
      .set({ state: step.state, taken: step.taken })
      .where(eq(sandboxCheckouts.id, checkoutId));
    const event = (type: SandboxEvent['type'], createdAt: Date): SandboxEvent => ({
      id: `evt_${deps.ids.row()}`,
      checkoutId,
      type,
      charge: step.charge,
      montant: amountOf(checkout, step.charge) ?? 0,
      createdAt,
    });
    await record(tx, deps, event, step.type, request.delivery);
    return changed;
  });
}

/** Charges of a checkout that were given back. */
export async function refundedCharges(queries: Queries, checkoutId: string): Promise<Set<number>> {
  const rows = await queries
    .select({ charge: sandboxEvents.charge })
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.checkoutId, checkoutId), eq(sandboxEvents.type, 'payment.refunded')));
  return new Set(rows.map((row) => row.charge));
}

async function record(
  tx: Queries,
  deps: SandboxDeps,
  event: (type: SandboxEvent['type'], createdAt: Date) => SandboxEvent,
  type: SandboxEvent['type'],
  mode: DeliveryMode,
): Promise<void> {
  const now = deps.now();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const happened = event(type, after(1));
  const deliver = (eventId: string, at: Date) => ({ id: deps.ids.row(), eventId, attempts: 0, nextAttemptAt: at });

  // Out of order: the card was refused first and accepted then, and the news of the refusal comes last.
  const refusal = mode === 'disordered' && type === 'payment.succeeded' ? event('payment.failed', now) : null;
  await tx.insert(sandboxEvents).values(refusal ? [refusal, happened] : [happened]);
  if (mode === 'never') return;
  const deliveries = [deliver(happened.id, mode === 'late' ? after(LATE_MS) : now)];
  if (mode === 'twice') deliveries.push(deliver(happened.id, now));
  if (refusal) deliveries.push(deliver(refusal.id, after(DISORDERED_GAP_MS)));
  await tx.insert(sandboxDeliveries).values(deliveries);
}
