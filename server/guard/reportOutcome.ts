import type { Deps } from '../deps';
import type { ProviderEvent } from '../gateways/gateway';
import { findPayment } from '../ledger/paymentStore';

/**
 * Tells the guard how a card was answered: the first charge of a payment, whether it is the only one or not. Later charges
 * try nothing. To be called once per event, after its effect is written.
 */
export async function reportOutcome(
  { database, guard }: Pick<Deps, 'database' | 'guard'>,
  { type, charge, paymentId }: Pick<ProviderEvent, 'type' | 'charge' | 'paymentId'>,
): Promise<void> {
  if (charge !== 1 || (type !== 'payment.succeeded' && type !== 'payment.failed')) return;
  const payment = await findPayment(database.queries, paymentId);
  if (!payment) return;
  const { id, intentId, organisationId, info, montant } = payment;
  guard.ended({ id, intentId, organisationId, email: info.email, montant, paid: type === 'payment.succeeded' });
}
