import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { buildOnce } from '../../../db/buildOnce';
import type { Queries } from '../../../db/database';
import { formSubmissions } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { loggable } from '../../../loggable';
import { releaseStockAndSlots, releaseTogether } from './releaseStockAndSlots';
import { type FormSubmissionRow, lockFormSubmission, setState } from './submissionStore';

type Named = Pick<FormSubmissionRow, 'organisationId' | 'id'>;

/** Whether a submission still waits to be confirmed at a moment. */
export const isHeldAt = ({ state, heldUntil }: Pick<FormSubmissionRow, 'state' | 'heldUntil'>, at: Date): boolean =>
  state === 'held' && heldUntil !== null && heldUntil > at;

const due = (of?: SQL) =>
  buildOnce((queries) =>
    queries
      .select({ organisationId: formSubmissions.organisationId, id: formSubmissions.id })
      .from(formSubmissions)
      .where(and(sql`${formSubmissions.heldUntil} <= ${sql.placeholder('now')}::timestamptz`, of))
      .orderBy(asc(formSubmissions.heldUntil), asc(formSubmissions.id)),
  );
const dueAnywhere = due();
const dueOf = due(eq(formSubmissions.organisationId, sql.placeholder('organisationId')));

/**
 * Ends holds not confirmed in time and releases their bookings (SRV-15). Called before anything reads or takes places,
 * so that these are free at that very moment even if the job has not run. No effect in maintenance (OPS-03). Returns
 * how many ended.
 */
export async function endHolds(
  deps: Pick<Deps, 'config' | 'database' | 'log' | 'now'>,
  organisationId?: string,
): Promise<number> {
  const { config, database, log, now } = deps;
  if (config.maintenance) return 0;
  const values = { now: now().toISOString(), organisationId };
  const due = await (organisationId === undefined ? dueAnywhere : dueOf)(database.queries, values);
  let ended = 0;
  for (const submission of due) {
    try {
      if (await database.transaction((tx) => endHold(tx, submission, 'expired', now()))) ended += 1;
    } catch (error) {
      log.error({ submission: submission.id, error: loggable(error) }, 'hold not ended');
    }
  }
  return ended;
}

/** Ends one hold in the caller's transaction; false if there is none, or it has not expired yet. */
export async function endHold(tx: Queries, named: Named, state: 'expired' | 'cancelled', now: Date): Promise<boolean> {
  const submission = await lockFormSubmission(tx, named);
  if (submission?.state !== 'held' || (state === 'expired' && isHeldAt(submission, now))) return false;
  await releaseStockAndSlots(tx, submission, now);
  await setState(tx, submission, { state }, now);
  return true;
}

/**
 * Ends all holds among some submissions of an organisation in the caller's transaction (PRIV-02): what they take is given back
 * before any is counted anew, as everybody does who takes.
 */
export async function endHoldsOf(
  tx: Queries,
  organisationId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const held: FormSubmissionRow[] = [];
  for (const id of [...ids].sort()) {
    const submission = await lockFormSubmission(tx, { organisationId, id });
    if (submission?.state === 'held') held.push(submission);
  }
  await releaseTogether(tx, organisationId, held, now);
  held.sort((a, b) => (a.formId < b.formId ? -1 : 1));
  for (const submission of held) await setState(tx, submission, { state: 'cancelled' }, now);
}
