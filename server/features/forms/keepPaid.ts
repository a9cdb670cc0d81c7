import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { queueFormMails } from '../outbox/queueFormMails';
import type { PaymentRow } from '../payments/paymentStore';
import { lockFormSubmission, lockHolds, markHolds, setState, type FormSubmissionRow } from './submissionStore';
import { NotLeft, takeAll } from './takeAll';

/**
 * Money was received for a submission, in the transaction that wrote it to the ledger: it stands. One that was released
 * meanwhile takes again what it needs; when that is not left the organisation decides (`short`).
 */
export async function keepPaid(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { organisationId, type, typeId }: Pick<PaymentRow, 'organisationId' | 'type' | 'typeId'>,
): Promise<void> {
  if (type !== 'FORM' || typeId === null) return;
  const submission = await lockFormSubmission(tx, { organisationId, id: typeId });
  if (submission?.state !== 'open' && submission?.state !== 'released') return;
  const stands = submission.state === 'open' || (await takeAgain(tx, deps, submission));
  await setState(tx, submission, stands ? 'kept' : 'short', deps.now());
  await queueFormMails(tx, deps, { organisationId, submissionId: submission.id });
}

async function takeAgain(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  submission: FormSubmissionRow,
): Promise<boolean> {
  try {
    // A part of the transaction that is undone by itself.
    await tx.transaction(async (part) => {
      await takeAll(part, deps, submission, await lockHolds(part, submission, true));
      await markHolds(part, submission, null);
    });
    return true;
  } catch (error) {
    if (error instanceof NotLeft) return false;
    throw error;
  }
}
