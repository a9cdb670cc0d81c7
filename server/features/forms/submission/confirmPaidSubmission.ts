import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { noteBooked } from '../../calendars/noteBooked';
import { queueFormMails } from './queueFormMails';
import type { PaymentRow } from '../../../ledger/paymentStore';
import { releaseStockAndSlots } from '../holds/releaseStockAndSlots';
import {
  lockFormSubmission,
  lockHolds,
  markHolds,
  setMode,
  setState,
  type FormSubmissionRow,
} from '../holds/submissionStore';
import { NotAvailableError, reserveStockAndSlots } from '../holds/reserveStockAndSlots';
import { announceSubmission } from './announceSubmission';

/** States in which nobody has been notified yet (SRV-15). */
const WAS_HELD: readonly FormSubmissionRow['state'][] = ['held', 'expired', 'cancelled'];

/**
 * Finalizes a submission on payment, in the transaction that writes it to the ledger. A released one takes its bookings
 * again; if they are no longer available it is `short`, and false is returned: the money is to be refunded.
 */
export async function confirmPaidSubmission(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { organisationId, type, typeId, mode }: Pick<PaymentRow, 'organisationId' | 'type' | 'typeId' | 'mode'>,
): Promise<boolean> {
  if (type !== 'FORM' || typeId === null) return true;
  const found = await lockFormSubmission(tx, { organisationId, id: typeId });
  // A trial settles nothing that is real (ENT-30).
  if (!found || (mode === 'test' && found.mode === 'live')) return true;
  const submission = found.mode === mode ? found : await makeReal(tx, deps, found);
  if (submission.state === 'kept') return true;
  const isTaken = submission.state === 'open' || submission.state === 'held';
  const stands = isTaken || (await takeAgain(tx, deps, submission));
  await setState(tx, found, { state: stands ? 'kept' : 'short', mode: submission.mode }, deps.now());
  if (stands) await queueFormMails(tx, deps, { organisationId, submissionId: submission.id });
  if (WAS_HELD.includes(found.state))
    await announceSubmission(tx, deps, { ...submission, state: stands ? 'kept' : 'short' });
  return stands;
}

/** Real money arrived for a trial's submission: its trial bookings are replaced by real ones. */
async function makeReal(
  tx: Queries,
  { now }: Pick<Deps, 'now'>,
  submission: FormSubmissionRow,
): Promise<FormSubmissionRow> {
  await releaseStockAndSlots(tx, submission, now());
  await setMode(tx, submission, 'live');
  return { ...submission, mode: 'live', state: 'released' };
}

async function takeAgain(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  submission: FormSubmissionRow,
): Promise<boolean> {
  try {
    // A part of the transaction that is undone by itself.
    await tx.transaction(async (part) => {
      await reserveStockAndSlots(part, deps, submission, await lockHolds(part, submission, true));
      await noteBooked(part, { ...submission, createdAt: deps.now() }, null);
      await markHolds(part, submission, null);
    });
    return true;
  } catch (error) {
    if (error instanceof NotAvailableError) return false;
    throw error;
  }
}
