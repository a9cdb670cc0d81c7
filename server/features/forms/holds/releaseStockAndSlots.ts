import type { Queries } from '../../../db/database';
import { releaseSlots } from '../../calendars/slotBookings';
import { rateStocks } from './rateStocks';
import { releaseStock } from './stockStore';
import { type FormSubmissionRow, lockHolds, markHolds } from './submissionStore';

type Taking = Pick<FormSubmissionRow, 'organisationId' | 'id' | 'mode'>;

/** Gives back all that a submission takes, in a transaction that has locked it. */
export const releaseStockAndSlots = (tx: Queries, submission: Taking, now: Date): Promise<void> =>
  releaseTogether(tx, submission.organisationId, [submission], now);

/** The same for several of an organisation: their stock first, then their slots, in the order in which others take them (SRV-14). */
export async function releaseTogether(
  tx: Queries,
  organisationId: string,
  submissions: readonly Taking[],
  now: Date,
): Promise<void> {
  const given: string[] = [];
  for (const mode of ['live', 'test'] as const) {
    const holds = [];
    for (const one of submissions) if (one.mode === mode) holds.push(...(await lockHolds(tx, one, false)));
    given.push(...(await releaseStock(tx, organisationId, holds, mode)));
  }
  // Once the counts of both modes are locked: an order locks its own first, too.
  await rateStocks(tx, given);
  for (const one of submissions) await markHolds(tx, one, now);
  await releaseSlots(
    tx,
    organisationId,
    submissions.map(({ id }) => id),
  );
}
