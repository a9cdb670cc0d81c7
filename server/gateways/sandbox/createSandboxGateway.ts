import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { webhookEvent } from '../../../src/contract/payments/payments';
import { toUnits } from '../../../src/core/money';
import { sandboxCheckouts, sandboxEvents } from '../../db/schema';
import { HttpError } from '../../errors';
import { GatewayRefusal, type Gateway } from '../gateway';
import { isSignedBy } from '../signature';
import { actOnCheckout } from './actOnCheckout';
import { changeAmount } from './changeAmount';
import { expireCheckout } from './expireCheckout';
import type { SandboxDeps } from './sandboxDeps';

/**
 * A payment provider of our own, so that every gift works end to end without an account anywhere. It has its own books
 * and pay page at `/pay/{reference}`, and informs the ledger by signed webhooks only.
 */
export function createSandboxGateway(deps: SandboxDeps): Gateway {
  const { queries } = deps.database;
  return {
    name: 'sandbox',
    mode: 'test',

    async createCheckout(request) {
      const { charges, ...rest } = request;
      const row = { ...rest, id: deps.ids.secret(), charges: [...charges], taken: 0, createdAt: deps.now() };
      await queries
        .insert(sandboxCheckouts)
        .values({ ...row, state: 'open' })
        .onConflictDoNothing({ target: sandboxCheckouts.idempotencyKey });
      const [checkout] = await queries
        .select({ id: sandboxCheckouts.id })
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.idempotencyKey, request.idempotencyKey));
      if (!checkout) throw new Error('sandbox: the checkout was not kept');
      return { reference: checkout.id, url: `${deps.config.publicUrl}/pay/${checkout.id}` };
    },

    async cancelCheckout(reference) {
      await actOnCheckout(deps, reference, { action: 'cancel', charge: 1, delivery: 'once' });
    },

    async isWithBank(reference) {
      const asked = and(eq(sandboxCheckouts.id, reference), eq(sandboxCheckouts.state, 'active'));
      return (await queries.$count(sandboxCheckouts, and(asked, eq(sandboxCheckouts.taken, 0)))) > 0;
    },

    async refund({ reference, charge, montant, idempotencyKey }) {
      const asked = { action: 'refund', charge, montant, idempotencyKey, delivery: 'once' } as const;
      const acted = await actOnCheckout(deps, reference, asked);
      if (!acted?.eventId) throw new GatewayRefusal('sandbox: no more can go back than was taken');
      return { eventId: acted.eventId };
    },

    async stop(reference) {
      await actOnCheckout(deps, reference, { action: 'stop', charge: 1, delivery: 'once' });
    },

    changeAmount: (request) => changeAmount(deps, request),

    async changeMeans({ reference, backUrl }) {
      const [checkout] = await queries
        .update(sandboxCheckouts)
        .set({ backUrl })
        .where(and(eq(sandboxCheckouts.id, reference), eq(sandboxCheckouts.state, 'active')))
        .returning({ id: sandboxCheckouts.id });
      if (!checkout) throw new GatewayRefusal('sandbox: no charge is to come');
      return { url: `${deps.config.publicUrl}/pay/${checkout.id}/means` };
    },

    async readEvents(reference) {
      await expireCheckout(deps, reference);
      const rows = await queries
        .select()
        .from(sandboxEvents)
        .innerJoin(sandboxCheckouts, eq(sandboxCheckouts.id, sandboxEvents.checkoutId))
        .where(eq(sandboxEvents.checkoutId, reference))
        .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id));
      return rows.map(({ sandbox_events: event, sandbox_checkouts: checkout }) => ({
        id: event.id,
        type: event.type,
        paymentId: checkout.paymentId,
        charge: event.charge,
        montant: toUnits(event.montant, checkout.currency),
        currency: checkout.currency,
        createdAt: event.createdAt,
      }));
    },

    async parseWebhook(rawBody, headers) {
      if (!isSignedBy(deps.config.keys.webhooks, rawBody, headers['x-signature'])) {
        throw new HttpError(401, 'The signature does not match the body', 'signature-invalid');
      }
      const { paiement, created, ...event } = parseEvent(rawBody);
      return { ...event, paymentId: paiement, createdAt: new Date(created) };
    },
  };
}

function parseEvent(rawBody: Buffer): v.InferOutput<typeof webhookEvent> {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new HttpError(400, 'The body is not JSON', 'malformed');
  }
  const parsed = v.safeParse(webhookEvent, body);
  if (!parsed.success) throw new HttpError(400, 'The body is not a payment event', 'malformed');
  return parsed.output;
}
