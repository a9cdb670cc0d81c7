import { and, eq } from 'drizzle-orm';
import { stopSubscription as route, type AdminSubscription } from '../../../src/contract/payments/subscriptions';
import { payments, stops } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { GatewayRefusal } from '../../gateways/gateway';
import { loggable } from '../../loggable';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { syncFromProvider } from '../../ledger/syncFromProvider';
import { sendStop } from '../../ledger/requests/sendStop';
import { readSubscription } from './readSubscription';

/**
 * Stops all further charges of a payment. The request is stored first, so that neither a crash nor an unresponsive
 * provider loses it; the stop itself takes effect by the provider's events. Idempotent.
 * @param holder the administrator, noted in the log; null when the payer stops.
 * @throws HttpError 404, 503 (it will be tried again)
 */
export async function stopSubscription(
  deps: Deps,
  organisationId: string,
  paymentId: string,
  holder: TokenHolder | null,
): Promise<AdminSubscription> {
  const found = await readSubscription(deps.database.queries, organisationId, paymentId);
  if (found.state === 'stopped' || found.state === 'ended') return found;
  const payment = await deps.database.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    const [kept] = await tx
      .insert(stops)
      .values({ paymentId, by: holder ? 'organisation' : 'payer', askedAt: deps.now() })
      .onConflictDoNothing()
      .returning();
    if (kept && holder) {
      const note = { action: route.id, subject: 'subscription', subjectId: paymentId, changes: {} };
      await recordChange(tx, deps, holder, note);
    }
    return payment;
  });
  if (!payment || !(await sendStop(deps, payment))) {
    throw new HttpError(503, 'The provider does not answer. It will be asked again.', 'provider_unavailable');
  }
  await syncFromProvider(deps, payment);
  return readSubscription(deps.database.queries, organisationId, paymentId);
}

/** Address at which a subscription's payer changes card or account, and returns to `backUrl`. @throws HttpError 404, 409, 503 */
export async function meansUrl(
  deps: Deps,
  organisationId: string,
  paymentId: string,
  backUrl: string,
): Promise<string> {
  await readSubscription(deps.database.queries, organisationId, paymentId);
  const [payment] = await deps.database.queries
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.organisationId, organisationId)));
  const gateway = deps.gateways[payment?.provider ?? ''];
  try {
    if (gateway && payment?.providerRef) {
      return (await gateway.changeMeans({ reference: payment.providerRef, backUrl })).url;
    }
  } catch (error) {
    if (error instanceof GatewayRefusal) throw new HttpError(409, 'No charge is to come.', 'subscription_over');
    deps.log.warn({ payment: paymentId, error: loggable(error) }, 'means not changed');
  }
  throw new HttpError(503, 'The provider does not answer.', 'provider_unavailable');
}
