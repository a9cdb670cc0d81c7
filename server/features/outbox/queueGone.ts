import type { Minor } from '../../../src/core/money';
import type { Queries } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';

/** Makes the mail due that says that what was paid is gone and the money goes back, once for each payment. */
export async function queueGone(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  payment: { readonly id: string; readonly organisationId: string },
  montant: Minor,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      id: ids.row(),
      organisationId: payment.organisationId,
      reference: `gone-${payment.id}`,
      kind: 'gone',
      payload: { paymentId: payment.id, montant },
      attempts: 0,
      nextAttemptAt: now(),
      createdAt: now(),
    })
    .onConflictDoNothing({ target: outbox.reference });
}
