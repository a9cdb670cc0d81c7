import { and, eq, sql } from 'drizzle-orm';
import type { Minor } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { sandboxCheckouts, sandboxDeliveries, sandboxEvents } from '../../db/schema';
import { nextStep, type Asked } from './nextStep';
import type { SandboxCheckout, SandboxDeps, SandboxEvent } from './sandboxDeps';
import { asMinor } from '../../amounts';

/** Delivery of an action's webhook: as it should be, or as it sometimes is. */
export const deliveryModes = ['once', 'twice', 'late', 'disordered', 'never'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

interface SandboxRequest extends Asked {
  readonly delivery: DeliveryMode;
  /** Does nothing before its time has come: of several processes one takes a charge that is due. */
  readonly whenDue?: boolean;
  /** The same key does the same thing once. */
  readonly idempotencyKey?: string;
}

/** The checkout as it is now, and the event that the action made (or had made under its key). */
interface Acted {
  readonly checkout: SandboxCheckout;
  readonly eventId: string | null;
}

const LATE_MS = 20_000;
const DISORDERED_GAP_MS = 3_000;

/**
 * Applies a button of the pay page and queues its webhooks in the same transaction. An outdated action (a second click,
 * a paid checkout) changes nothing. Null if the checkout is unknown.
 */
export function actOnCheckout(deps: SandboxDeps, checkoutId: string, request: SandboxRequest): Promise<Acted | null> {
  return deps.database.transaction(async (tx) => {
    const [checkout] = await tx
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.id, checkoutId))
      .for('update');
    if (!checkout) return null;
    const known = await eventOfKey(tx, request.idempotencyKey);
    if (known) return { checkout, eventId: known };
    const now = deps.now();
    const early = request.whenDue && (checkout.nextAt === null || checkout.nextAt > now);
    const step = early ? null : nextStep(checkout, await refundedCharges(tx, checkoutId), request, now);
    if (!step) return { checkout, eventId: null };
    if (Object.keys(step.change).length > 0) {
      await tx.update(sandboxCheckouts).set(step.change).where(eq(sandboxCheckouts.id, checkoutId));
    }
    const events = step.reports.map((report, index): SandboxEvent => ({
      ...report,
      id: `evt_${deps.ids.row()}`,
      checkoutId,
      idempotencyKey: request.idempotencyKey ?? null,
      createdAt: new Date(now.getTime() + 1 + index),
    }));
    await record(tx, deps, events, request.delivery);
    return { checkout: { ...checkout, ...step.change }, eventId: events[0]?.id ?? null };
  });
}

async function eventOfKey(tx: Queries, key: string | undefined): Promise<string | null> {
  if (key === undefined) return null;
  const [event] = await tx
    .select({ id: sandboxEvents.id })
    .from(sandboxEvents)
    .where(eq(sandboxEvents.idempotencyKey, key));
  return event?.id ?? null;
}

/** Refunds of each charge of a checkout. */
export async function refundedCharges(queries: Queries, checkoutId: string): Promise<Map<number, Minor>> {
  const rows = await queries
    .select({ charge: sandboxEvents.charge, montant: sql`sum(${sandboxEvents.montant})::bigint`.mapWith(asMinor) })
    .from(sandboxEvents)
    .where(and(eq(sandboxEvents.checkoutId, checkoutId), eq(sandboxEvents.type, 'payment.refunded')))
    .groupBy(sandboxEvents.charge);
  return new Map(rows.map(({ charge, montant }) => [charge, montant]));
}

async function record(
  tx: Queries,
  deps: SandboxDeps,
  events: readonly SandboxEvent[],
  mode: DeliveryMode,
): Promise<void> {
  const now = deps.now();
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const deliver = (eventId: string, at: Date) => ({ id: deps.ids.row(), eventId, attempts: 0, nextAttemptAt: at });

  // Out of order: the card was refused first and accepted then, and the news of the refusal comes last.
  const refusals = events
    .filter(({ type }) => mode === 'disordered' && type === 'payment.succeeded')
    .map((event) => ({ ...event, id: `evt_${deps.ids.row()}`, type: 'payment.failed' as const, createdAt: now }));
  const happened = [...refusals, ...events];
  if (happened.length > 0) await tx.insert(sandboxEvents).values(happened);
  if (mode === 'never' || happened.length === 0) return;
  await tx
    .insert(sandboxDeliveries)
    .values([
      ...events.map(({ id }) => deliver(id, mode === 'late' ? after(LATE_MS) : now)),
      ...(mode === 'twice' ? events.map(({ id }) => deliver(id, now)) : []),
      ...refusals.map(({ id }) => deliver(id, after(DISORDERED_GAP_MS))),
    ]);
}
