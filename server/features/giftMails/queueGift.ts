import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { queueLetter } from '../../outbox/queueLetter';
import type { PaymentRow } from '../../ledger/paymentStore';

/** Queues the mail about a taken charge: once per charge, in the ledger's transaction (MAIL-01). */
export async function queueGift(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { id: paymentId, organisationId, mode }: Pick<PaymentRow, 'id' | 'organisationId' | 'mode'>,
  charge: number,
): Promise<void> {
  const letter = { kind: 'gift', about: `${paymentId}-${charge}`, payload: { paymentId, charge, mode } };
  await queueLetter(tx, deps, { ...letter, organisationId });
}
