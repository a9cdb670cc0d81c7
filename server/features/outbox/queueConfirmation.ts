import type { Queries } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';

/** Makes the confirmation of a payment due, once, in the transaction that finalizes it. The mail is written when it is sent. */
export async function queueConfirmation(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  payment: { readonly id: string; readonly organisationId: string },
): Promise<void> {
  await tx
    .insert(outbox)
    .values({
      id: ids.row(),
      organisationId: payment.organisationId,
      reference: `confirmation-${payment.id}`,
      kind: 'confirmation',
      payload: { paymentId: payment.id },
      attempts: 0,
      nextAttemptAt: now(),
      createdAt: now(),
    })
    .onConflictDoNothing({ target: outbox.reference });
}
