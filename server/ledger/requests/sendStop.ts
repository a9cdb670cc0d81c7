import { eq } from 'drizzle-orm';
import { stops } from '../../db/schema';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../loggable';
import { findPayment, type PaymentRow } from '../paymentStore';
import { syncFromProvider } from '../syncFromProvider';
import type { LedgerDeps } from '../ledgerDeps';
import { askLater } from './nextTry';

/**
 * Tells the provider to take no further charge. False if charges are still to come, as it was unreachable or refused: it is asked
 * again, after a longer wait each time (ORG-07).
 */
export async function sendStop(deps: LedgerDeps, payment: PaymentRow): Promise<boolean> {
  const { queries } = deps.database;
  const isStop = eq(stops.paymentId, payment.id);
  if (await askToStop(deps, payment)) {
    await queries.update(stops).set({ doneAt: deps.now() }).where(isStop);
    return true;
  }
  await askLater(queries, stops, isStop, deps.now());
  return false;
}

async function askToStop(deps: LedgerDeps, payment: PaymentRow): Promise<boolean> {
  const { id, provider, providerRef } = payment;
  const gateway = deps.gateways[provider];
  if (!gateway || providerRef === null) return false;
  try {
    await gateway.stop(providerRef);
    return true;
  } catch (error) {
    deps.log.warn({ payment: id, provider, error: loggable(error) }, 'payment not stopped');
    if (!(error instanceof GatewayRefusal)) return false;
  }
  // A refusal is believed only if no charge is to come by the provider's own report: nobody is charged on in silence.
  await syncFromProvider(deps, payment);
  const after = await findPayment(deps.database.queries, id);
  return after?.subscriptionState !== 'active' && after?.subscriptionState !== 'failing';
}
