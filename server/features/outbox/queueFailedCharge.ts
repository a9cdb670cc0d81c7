import type { LedgerEvent } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';

/** Makes the mail about a refused charge due, once for each refusal. */
export async function queueFailedCharge(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  payment: { readonly id: string; readonly organisationId: string },
  { id, charge }: Pick<LedgerEvent, 'id' | 'charge'>,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      id: ids.row(),
      organisationId: payment.organisationId,
      reference: `failed-${payment.id}-${id}`,
      kind: 'failed',
      payload: { paymentId: payment.id, charge },
      attempts: 0,
      nextAttemptAt: now(),
      createdAt: now(),
    })
    .onConflictDoNothing({ target: outbox.reference });
}
