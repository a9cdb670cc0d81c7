import { eq } from 'drizzle-orm';
import type { DonorSubscription } from '../../../src/contract/payments/subscriptions';
import { payments } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { findOrganisation } from '../organisations/organisationStore';
import type { PaymentRow } from '../../ledger/paymentStore';
import { manageUrl } from './manageUrl';
import { readSubscription } from './readSubscription';
import { readSubscriptionToken } from './subscriptionToken';

/**
 * The payment of a mailed link, its public view (without payer data, SRV-09), and the link's address. @throws HttpError
 * 404
 */
export async function donorSubscription(
  deps: Deps,
  token: string,
): Promise<{ payment: PaymentRow; view: DonorSubscription; here: string }> {
  const { queries } = deps.database;
  const unknown = new HttpError(404, 'There is no such link.', 'unknown_subscription');
  const id = readSubscriptionToken(deps.config.keys.links, token);
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
  const view = { ...subscription, ...shown, canChangeMeans: running };
  return { payment, view, here: manageUrl(deps, organisation, id) };
}
