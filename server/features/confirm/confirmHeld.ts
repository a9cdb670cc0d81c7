import { eq } from 'drizzle-orm';
import { formSubmissions } from '../../db/schema';
import type { Deps } from '../../deps';
import { endHold, isHeldAt } from '../forms/holds/endHolds';
import { type FormSubmissionRow, lockFormSubmission, setState } from '../forms/holds/submissionStore';
import { announceSubmission } from '../forms/submission/announceSubmission';
import { queueFormMails } from '../forms/submission/queueFormMails';

type Named = Pick<FormSubmissionRow, 'organisationId' | 'id'>;

/**
 * Confirms a held submission: it becomes final, and only now the organisation and its systems are notified (SRV-15).
 * Once, and only in time: an expired one is not revived.
 */
export async function confirmHeld(deps: Pick<Deps, 'database' | 'ids' | 'now'>, named: Named): Promise<void> {
  const at = deps.now();
  await deps.database.transaction(async (tx) => {
    const row = await lockFormSubmission(tx, named);
    if (!row || !isHeldAt(row, at)) return;
    await setState(tx, row, { state: 'kept' }, at);
    await tx.update(formSubmissions).set({ confirmedAt: at }).where(eq(formSubmissions.id, row.id));
    await queueFormMails(tx, deps, { organisationId: row.organisationId, submissionId: row.id });
    await announceSubmission(tx, deps, { ...row, state: 'kept' });
  });
}

/** Gives up a submission that is held: all that it takes is free at once. */
export async function cancelHeld({ database, now }: Pick<Deps, 'database' | 'now'>, named: Named): Promise<void> {
  await database.transaction((tx) => endHold(tx, named, 'cancelled', now()));
}
