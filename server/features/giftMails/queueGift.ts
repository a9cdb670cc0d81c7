import { giftNewsOf } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { queueLetter } from '../../outbox/queueLetter';
import type { PaymentRow } from '../../ledger/paymentStore';

/**
 * Queues the mail about a taken charge, if the organisation wants one for each: once per charge, in the ledger's
 * transaction (MAIL-01).
 */
export async function queueGift(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { id: paymentId, organisationId, mode }: Pick<PaymentRow, 'id' | 'organisationId' | 'mode'>,
  charge: number,
): Promise<void> {
  if (giftNewsOf(await requireExistingOrganisation(tx, organisationId)).when !== 'each') return;
  const letter = { kind: 'gift', about: `${paymentId}-${charge}`, payload: { paymentId, charge, mode } };
  await queueLetter(tx, deps, { ...letter, organisationId });
}
