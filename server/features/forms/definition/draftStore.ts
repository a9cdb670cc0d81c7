import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { formDrafts, type forms } from '../../../db/schema';

export type DraftRow = typeof formDrafts.$inferSelect;
type FormKey = Pick<typeof forms.$inferSelect, 'organisationId' | 'id'>;

const ofForm = ({ organisationId, id }: FormKey) =>
  and(eq(formDrafts.organisationId, organisationId), eq(formDrafts.formId, id));
const inVersion = (form: FormKey, version: string) => and(ofForm(form), eq(formDrafts.version, version));

/** The draft of a form; or null. */
export async function findDraft(queries: Queries, form: FormKey): Promise<DraftRow | null> {
  const [row] = await queries.select().from(formDrafts).where(ofForm(form));
  return row ?? null;
}

/** Writes a draft in the place of the one with this version, or of none. False when there is another one, or none any more. */
export async function writeDraft(queries: Queries, former: string | null, row: DraftRow): Promise<boolean> {
  const form = { organisationId: row.organisationId, id: row.formId };
  const version = { version: formDrafts.version };
  const written =
    former === null
      ? await queries.insert(formDrafts).values(row).onConflictDoNothing().returning(version)
      : await queries.update(formDrafts).set(row).where(inVersion(form, former)).returning(version);
  return written.length > 0;
}

/** Drops the draft of this version. False when there is none of it. */
export async function deleteDraft(queries: Queries, form: FormKey, version: string): Promise<boolean> {
  const dropped = await queries
    .delete(formDrafts)
    .where(inVersion(form, version))
    .returning({ version: formDrafts.version });
  return dropped.length > 0;
}
