import { eq } from 'drizzle-orm';
import { refunds } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../loggable';
import type { PaymentRow } from '../paymentStore';
import { askLater } from './nextTry';
import type { RefundRow } from './refundable';

/**
 * Asks the provider for refunds that were noted; those that it has answered are not asked for again. Each one has its own
 * key, so that asking twice, by two processes or after a crash, gives back once. One that is not answered waits (SRV-31).
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
    const isRefund = eq(refunds.id, id);
    const later = () => askLater(queries, refunds, isRefund, deps.now()).then(() => 'unreachable' as const);
    if (!gateway || providerRef === null) return later();
    const request = { reference: providerRef, charge, montant, idempotencyKey: `refund-${id}` };
    try {
      const { eventId } = await gateway.refund(request);
      await queries.update(refunds).set({ state: 'accepted', eventId }).where(isRefund);
    } catch (error) {
      deps.log.warn({ refund: id, provider, error: loggable(error) }, 'refund not made');
      if (!(error instanceof GatewayRefusal)) return later();
      refused = true;
      await queries.update(refunds).set({ state: 'refused' }).where(isRefund);
    }
  }
  return refused ? 'refused' : 'accepted';
}
