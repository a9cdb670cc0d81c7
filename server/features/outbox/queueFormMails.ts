import type { Queries } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';

/**
 * Makes the mails about a submission due, once, in the transaction that keeps it: a copy to its sender, a notice to the
 * organisation. They are written when they are sent; who has no address gets none.
 */
export async function queueFormMails(
  tx: Queries,
  { ids, now }: Pick<Deps, 'ids' | 'now'>,
  { organisationId, submissionId }: { readonly organisationId: string; readonly submissionId: string },
): Promise<void> {
  const letters = (['formCopy', 'formNotice'] as const).map((kind) => ({
    id: ids.row(),
    organisationId,
    reference: `${kind}-${submissionId}`,
    kind,
    payload: { submissionId },
    attempts: 0,
    nextAttemptAt: now(),
    createdAt: now(),
  }));
  await tx.insert(outbox).values(letters).onConflictDoNothing({ target: outbox.reference });
}
