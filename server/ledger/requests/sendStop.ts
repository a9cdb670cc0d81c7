import { eq } from 'drizzle-orm';
import { stops } from '../../db/schema';
import type { Surroundings } from '../../surroundings';
import { loggable } from '../../loggable';
import type { PaymentRow } from '../paymentStore';

/** Tells the provider to take no further charge; false if it was unreachable. */
export async function sendStop(deps: Surroundings, { id, provider, providerRef }: PaymentRow): Promise<boolean> {
  const gateway = deps.gateways[provider];
  if (!gateway || providerRef === null) return false;
  try {
    await gateway.stop(providerRef);
  } catch (error) {
    deps.log.warn({ payment: id, provider, error: loggable(error) }, 'payment not stopped');
    return false;
  }
  await deps.database.queries.update(stops).set({ doneAt: deps.now() }).where(eq(stops.paymentId, id));
  return true;
}
