import { and, eq, inArray, isNull, asc } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { forms, formSubmissions, stockHolds, submissions } from '../../db/schema';
import type { StockHold, Taken } from './stockStore';

export type FormSubmissionRow = typeof formSubmissions.$inferSelect;

/** The submission of a form that was sent under a key, or null. */
export async function findByKey(queries: Queries, formId: string, key: string): Promise<FormSubmissionRow | null> {
  const [row] = await queries
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.formId, formId), eq(formSubmissions.idempotencyKey, key)));
  return row ?? null;
}

/** Keeps a submission unless its key is taken (false). */
export async function insertFormSubmission(tx: Queries, row: FormSubmissionRow): Promise<boolean> {
  const inserted = await tx
    .insert(formSubmissions)
    .values(row)
    .onConflictDoNothing({ target: [formSubmissions.formId, formSubmissions.idempotencyKey] })
    .returning({ id: formSubmissions.id });
  return inserted.length === 1;
}

/** Like finding it, and makes others wait who want to keep or release it; null for a submission of no form. */
export async function lockFormSubmission(tx: Queries, id: string): Promise<FormSubmissionRow | null> {
  const [row] = await tx.select().from(formSubmissions).where(eq(formSubmissions.id, id)).for('update');
  return row ?? null;
}

/** Says what became of a submission; one that was released is not to be paid any more. */
export async function setState(tx: Queries, id: string, state: FormSubmissionRow['state'], now: Date): Promise<void> {
  await tx.update(formSubmissions).set({ state, updatedAt: now }).where(eq(formSubmissions.id, id));
  await tx
    .update(submissions)
    .set({ active: state !== 'released', updatedAt: now })
    .where(eq(submissions.id, id));
}

/** Notes what a submission takes. Until the transaction ends the forms keep their limits. */
export async function insertHolds(tx: Queries, submissionId: string, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return;
  await tx.insert(stockHolds).values(taken.map((one) => ({ ...one, submissionId, releasedAt: null })));
}

/** What a submission takes, or took before it was released. Until the transaction ends the forms keep their limits. */
export async function lockHolds(tx: Queries, submissionId: string, released: boolean): Promise<StockHold[]> {
  const holds = await tx.select().from(stockHolds).where(eq(stockHolds.submissionId, submissionId));
  const ids = [...new Set(holds.map(({ formId }) => formId))];
  if (ids.length > 0) {
    // As the rows that refer to a form do when they are written.
    await tx.select({ id: forms.id }).from(forms).where(inArray(forms.id, ids)).orderBy(asc(forms.id)).for('key share');
  }
  return holds.filter(({ releasedAt }) => (releasedAt !== null) === released);
}

/** Marks all that a submission takes as given back at a moment, or as taken again (null). */
export async function markHolds(tx: Queries, submissionId: string, releasedAt: Date | null): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ releasedAt })
    .where(
      and(eq(stockHolds.submissionId, submissionId), releasedAt === null ? undefined : isNull(stockHolds.releasedAt)),
    );
}
