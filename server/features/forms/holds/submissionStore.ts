import { and, eq, inArray, isNull, asc } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { forms, formSubmissions, stockHolds, payableSubmissions } from '../../../db/schema';
import { countSubmission } from '../counts/formCounts';
import type { StockHold, ReservedProduct } from './stockStore';

export type FormSubmissionRow = typeof formSubmissions.$inferSelect;

/** Which form, and which submission: ids are an organisation's own. */
type FormKey = Pick<typeof forms.$inferSelect, 'organisationId' | 'id'>;
type SubmissionKey = Pick<FormSubmissionRow, 'organisationId' | 'id'>;

const own = (table: typeof formSubmissions | typeof payableSubmissions, { organisationId, id }: SubmissionKey) =>
  and(eq(table.organisationId, organisationId), eq(table.id, id));
const holdsOf = ({ organisationId, id }: SubmissionKey) =>
  and(eq(stockHolds.organisationId, organisationId), eq(stockHolds.submissionId, id));

/** The submission of a form that was sent under a key, or null. */
export async function findByKey(
  queries: Queries,
  { organisationId, id }: FormKey,
  key: string,
): Promise<FormSubmissionRow | null> {
  const [row] = await queries
    .select()
    .from(formSubmissions)
    .where(
      and(
        eq(formSubmissions.organisationId, organisationId),
        eq(formSubmissions.formId, id),
        eq(formSubmissions.idempotencyKey, key),
      ),
    );
  return row ?? null;
}

/** Keeps a submission unless its key is taken (false). */
export async function insertFormSubmission(tx: Queries, row: FormSubmissionRow): Promise<boolean> {
  const inserted = await tx
    .insert(formSubmissions)
    .values(row)
    .onConflictDoNothing({
      target: [formSubmissions.organisationId, formSubmissions.formId, formSubmissions.idempotencyKey],
    })
    .returning({ id: formSubmissions.id });
  return inserted.length === 1;
}

/** Like finding it, and makes others wait who want to keep or release it; null for a submission of no form. */
export async function lockFormSubmission(tx: Queries, key: SubmissionKey): Promise<FormSubmissionRow | null> {
  const [row] = await tx.select().from(formSubmissions).where(own(formSubmissions, key)).for('update');
  return row ?? null;
}

/**
 * Sets the state of a submission that is locked, and ends its hold; one without bookings is no longer payable.
 * @param row as it was before anything about it was changed
 */
export async function setState(
  tx: Queries,
  row: FormSubmissionRow,
  { state, mode = row.mode }: Pick<FormSubmissionRow, 'state'> & Partial<Pick<FormSubmissionRow, 'mode'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(formSubmissions)
    .set({ state, mode, heldUntil: null, updatedAt: now })
    .where(own(formSubmissions, row));
  await tx
    .update(payableSubmissions)
    .set({ active: state === 'open' || state === 'kept', updatedAt: now })
    .where(own(payableSubmissions, row));
  await countSubmission(tx, row, row, { state, mode });
}

/** Makes a submission of a trial a real one: its bookings are taken as such. `setState` counts it. */
export async function setMode(tx: Queries, key: SubmissionKey, mode: FormSubmissionRow['mode']): Promise<void> {
  await tx.update(formSubmissions).set({ mode }).where(own(formSubmissions, key));
}

/** Records a submission's bookings. The forms' limits are locked until the transaction ends. */
export async function insertHolds(
  tx: Queries,
  { organisationId, id: submissionId }: SubmissionKey,
  taken: readonly ReservedProduct[],
): Promise<void> {
  if (taken.length === 0) return;
  await tx.insert(stockHolds).values(taken.map((one) => ({ ...one, organisationId, submissionId, releasedAt: null })));
}

/** A submission's bookings, even if released. The forms' limits are locked until the transaction ends. */
export async function lockHolds(tx: Queries, key: SubmissionKey, released: boolean): Promise<StockHold[]> {
  const holds = await tx.select().from(stockHolds).where(holdsOf(key));
  const ids = [...new Set(holds.map(({ formId }) => formId))];
  if (ids.length > 0) {
    // As the rows that refer to a form do when they are written.
    await tx
      .select({ id: forms.id })
      .from(forms)
      .where(and(eq(forms.organisationId, key.organisationId), inArray(forms.id, ids)))
      .orderBy(asc(forms.id))
      .for('key share');
  }
  return holds.filter(({ releasedAt }) => (releasedAt !== null) === released);
}

/** Marks all that a submission takes as given back at a moment, or as taken again (null). */
export async function markHolds(tx: Queries, key: SubmissionKey, releasedAt: Date | null): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ releasedAt })
    .where(and(holdsOf(key), releasedAt === null ? undefined : isNull(stockHolds.releasedAt)));
}
