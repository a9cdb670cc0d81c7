import { eq } from 'drizzle-orm';
import type { DonorSubscription } from '../../../src/contract/subscriptions';
import { payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { findOrganisation } from '../organisations/organisationStore';
import type { PaymentRow } from '../payments/paymentStore';
import { readSubscription } from './readSubscription';
import { readSubscriptionToken } from './subscriptionToken';

/** The payment that a mailed link is for, and what the link shows of it: nothing of the payer (SRV-09). @throws HttpError 404 */
export async function donorSubscription(
  { config, database: { queries } }: Deps,
  token: string,
): Promise<{ payment: PaymentRow; view: DonorSubscription }> {
  const unknown = new HttpError(404, 'There is no such link.', 'unknown_subscription');
  const id = readSubscriptionToken(config.keys.links, token);
  if (id === null) throw unknown;
  const [payment] = await queries.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw unknown;
  const [subscription, organisation] = [
    await readSubscription(queries, payment.organisationId, id),
    await findOrganisation(queries, payment.organisationId),
  ];
  if (!subscription || !organisation) throw unknown;
  const running = subscription.state === 'active' || subscription.state === 'failing';
  const shown = { organisation: { id: organisation.id, name: organisation.name }, canStop: running };
  return { payment, view: { ...subscription, ...shown, canChangeMeans: running } };
}
