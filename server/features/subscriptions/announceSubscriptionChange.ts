import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { queueOutgoing } from '../endpoints/queueOutgoing';
import type { PaymentRow } from '../../ledger/paymentStore';
import { readSubscription } from './readSubscription';

/** Notifies the organisation's own systems of a changed running payment, within the changing transaction. */
export async function announceSubscriptionChange(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { id, organisationId, abo, finalizedAt }: PaymentRow,
): Promise<void> {
  if (!abo || finalizedAt === null) return;
  const data = async () => ({ ...(await readSubscription(tx, organisationId, id)) });
  await queueOutgoing(tx, deps, organisationId, 'subscription.changed', data);
}
