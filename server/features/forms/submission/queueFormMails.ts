import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { queueLetter } from '../../../outbox/queueLetter';

type Surroundings = Pick<Deps, 'ids' | 'now'>;
interface Named {
  readonly organisationId: string;
  readonly submissionId: string;
}

/**
 * Queues a submission's mails, once, in the transaction that stores it: a copy to its sender, a notice to the
 * organisation. Without an address, no mail.
 */
export const queueFormMails = (tx: Queries, deps: Surroundings, named: Named): Promise<void> =>
  queue(tx, deps, named, ['formCopy', 'formNotice']);

/** The same with the mail whose link confirms a submission that is held (SRV-15). */
export const queueHeldMail = (tx: Queries, deps: Surroundings, named: Named): Promise<void> =>
  queue(tx, deps, named, ['formHeld']);

async function queue(
  tx: Queries,
  deps: Surroundings,
  { organisationId, submissionId }: Named,
  kinds: readonly ('formCopy' | 'formNotice' | 'formHeld')[],
): Promise<void> {
  const letters = kinds.map((kind) => ({
    organisationId,
    kind,
    about: submissionId,
    payload: { submissionId },
  }));
  await queueLetter(tx, deps, ...letters);
}
