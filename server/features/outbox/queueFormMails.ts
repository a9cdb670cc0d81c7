import type { Queries } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';

type Surroundings = Pick<Deps, 'ids' | 'now'>;
interface Named {
  readonly organisationId: string;
  readonly submissionId: string;
}

/**
 * Makes the mails about a submission due, once, in the transaction that keeps it: a copy to its sender, a notice to the
 * organisation. They are written when they are sent; who has no address gets none.
 */
export const queueFormMails = (tx: Queries, deps: Surroundings, named: Named): Promise<void> =>
  queue(tx, deps, named, ['formCopy', 'formNotice']);

/** The same with the mail whose link confirms a submission that is held (SRV-15). */
export const queueHeldMail = (tx: Queries, deps: Surroundings, named: Named): Promise<void> =>
  queue(tx, deps, named, ['formHeld']);

async function queue(
  tx: Queries,
  { ids, now }: Surroundings,
  { organisationId, submissionId }: Named,
  kinds: readonly ('formCopy' | 'formNotice' | 'formHeld')[],
): Promise<void> {
  const letters = kinds.map((kind) => ({
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
