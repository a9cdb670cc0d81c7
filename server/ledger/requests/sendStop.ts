import { eq, sql } from 'drizzle-orm';
import { stops } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../loggable';
import type { PaymentRow } from '../paymentStore';

/** 1, 2, 4 … minutes, a day at most. */
const wait = sql`least(interval '1 day', interval '1 minute' * power(2, least(${stops.tries}, 11)))`;

/** Tells the provider to take no further charge; false if it was unreachable: it is asked again, after a longer wait each time. */
export async function sendStop(deps: Surroundings, { id, provider, providerRef }: PaymentRow): Promise<boolean> {
  const gateway = deps.gateways[provider];
  const { queries } = deps.database;
  const isStop = eq(stops.paymentId, id);
  const later = async () => {
    const nextTryAt = sql`${deps.now().toISOString()}::timestamptz + ${wait}`;
    await queries
      .update(stops)
      .set({ tries: sql`${stops.tries} + 1`, nextTryAt })
      .where(isStop);
    return false;
  };
  if (!gateway || providerRef === null) return later();
  try {
    await gateway.stop(providerRef);
  } catch (error) {
    deps.log.warn({ payment: id, provider, error: loggable(error) }, 'payment not stopped');
    // Nothing is to come any more.
    if (!(error instanceof GatewayRefusal)) return later();
  }
  await queries.update(stops).set({ doneAt: deps.now() }).where(isStop);
  return true;
}
