import { eq } from 'drizzle-orm';
import { refunds } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../loggable';
import type { PaymentRow } from '../paymentStore';
import type { RefundRow } from './refundable';

/**
 * Asks the provider for refunds that were noted; those that it has answered are not asked for again. Each one has its own
 * key, so that asking twice, by two processes or after a crash, gives back once.
 */
export async function sendRefunds(
  deps: Surroundings,
  { provider, providerRef }: PaymentRow,
  rows: readonly RefundRow[],
): Promise<'accepted' | 'refused' | 'unreachable'> {
  const gateway = deps.gateways[provider];
  const { queries } = deps.database;
  let refused = false;
  for (const { id, charge, montant, state } of rows) {
    if (state === 'refused') refused = true;
    if (state !== 'asked') continue;
    if (!gateway || providerRef === null) return 'unreachable';
    const request = { reference: providerRef, charge, montant, idempotencyKey: `refund-${id}` };
    try {
      const { eventId } = await gateway.refund(request);
      await queries.update(refunds).set({ state: 'accepted', eventId }).where(eq(refunds.id, id));
    } catch (error) {
      deps.log.warn({ refund: id, provider, error: loggable(error) }, 'refund not made');
      if (!(error instanceof GatewayRefusal)) return 'unreachable';
      refused = true;
      await queries.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, id));
    }
  }
  return refused ? 'refused' : 'accepted';
}
