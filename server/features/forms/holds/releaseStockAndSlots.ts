import type { Queries } from '../../../db/database';
import { releaseSlots } from '../../calendars/slotBookings';
import { releaseStock } from './stockStore';
import { type FormSubmissionRow, lockHolds, markHolds } from './submissionStore';

/** Gives back all that a submission takes, in a transaction that has locked it. */
export async function releaseStockAndSlots(
  tx: Queries,
  submission: Pick<FormSubmissionRow, 'organisationId' | 'id' | 'mode'>,
  now: Date,
): Promise<void> {
  const { organisationId, mode } = submission;
  await releaseStock(tx, organisationId, await lockHolds(tx, submission, false), mode);
  await markHolds(tx, submission, now);
  await releaseSlots(tx, submission);
}
