import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { FormSort, listForms } from '../../../../src/contract/forms/formList';
import type { QueryOut } from '../../../../src/contract/route';
import type { Queries } from '../../../db/database';
import { afterPlace, bothWays, byAlphabet, orderBy, type ListOrder } from '../../../db/listOrder';
import { countUpTo } from '../../../db/countUpTo';
import { formRevisions, forms, formStocks } from '../../../db/schema';
import { searchedTexts } from '../../../db/searchedTexts';
import { containsWords } from '../../../db/textSearch';
import { requireRow } from '../../../requireOwned';

type FormRow = Omit<typeof forms.$inferSelect, 'title' | 'active' | 'warnings'>;

/** A form in one of its revisions. */
export type StoredForm = FormRow & Revised;
type Revised = Pick<typeof formRevisions.$inferSelect, 'settings' | 'content' | 'actor'>;

const own = (organisationId: string, id: string) => and(eq(forms.organisationId, organisationId), eq(forms.id, id));
const ofNewest = and(
  eq(formRevisions.organisationId, forms.organisationId),
  eq(formRevisions.formId, forms.id),
  eq(formRevisions.revision, forms.revision),
);
const { settings, content, actor } = formRevisions;
const selectForms = (queries: Queries, condition: SQL | undefined) =>
  queries
    .select({ form: forms, settings, content, actor })
    .from(forms)
    .innerJoin(formRevisions, ofNewest)
    .where(condition);
/** The settings that are kept as columns, for lists. */
const listedOf = ({ title = '', active = true }: StoredForm['settings']) => ({ title, active });
const stored = ({ form, ...rest }: { form: FormRow } & Revised): StoredForm => ({ ...form, ...rest });

/** The newest revision of a form of an organisation; or null. */
export async function findForm(queries: Queries, organisationId: string, id: string): Promise<StoredForm | null> {
  const [row] = await selectForms(queries, own(organisationId, id));
  return row ? stored(row) : null;
}

/** The newest revisions of several forms; ids that are not the organisation's are left out. */
export async function findForms(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<StoredForm[]> {
  if (ids.length === 0) return [];
  const rows = await selectForms(queries, and(eq(forms.organisationId, organisationId), inArray(forms.id, [...ids])));
  return rows.map(stored);
}

/** The row of a form, without its layout. @throws HttpError 404 */
export async function requireFormRow(queries: Queries, organisationId: string, id: string): Promise<FormRow> {
  const [row] = await queries.select().from(forms).where(own(organisationId, id));
  return requireRow(row, 'form');
}

/** A form as it was in one of its revisions, which was saved at `updatedAt`; or null. */
export async function findRevision(queries: Queries, form: FormRow, revision: number): Promise<StoredForm | null> {
  const [row] = await queries
    .select({ settings, content, actor, updatedAt: formRevisions.createdAt })
    .from(formRevisions)
    .where(
      and(
        eq(formRevisions.organisationId, form.organisationId),
        eq(formRevisions.formId, form.id),
        eq(formRevisions.revision, revision),
      ),
    );
  return row ? { ...form, ...row, revision } : null;
}

/**
 * Like `findForm`, and locks the form until the transaction ends; waits for submissions being stored, and makes them
 * wait.
 */
export async function lockForm(tx: Queries, organisationId: string, id: string): Promise<StoredForm | null> {
  // In a join, the other tables may be read as of before the lock.
  const locked = await tx.select({ id: forms.id }).from(forms).where(own(organisationId, id)).for('update');
  return locked.length > 0 ? findForm(tx, organisationId, id) : null;
}

/** Keeps a form from being deleted until the transaction ends. @throws HttpError 404 */
export async function holdForm(tx: Queries, organisationId: string, id: string): Promise<void> {
  const [row] = await tx.select({ id: forms.id }).from(forms).where(own(organisationId, id)).for('key share');
  requireRow(row, 'form');
}

const orders: Readonly<Record<FormSort, ListOrder>> = {
  ...bothWays('date', [forms.createdAt, forms.id]),
  ...bothWays('name', [byAlphabet(forms.title), forms.id]),
};
/** The order that forms are listed in, the newest first unless asked otherwise. */
export const formOrder = (sort: FormSort = '-date'): ListOrder => orders[sort];

type Asked = QueryOut<typeof listForms>;

const listed = (organisationId: string, { search, active, archived }: Asked): SQL | undefined =>
  and(
    eq(forms.organisationId, organisationId),
    archived === 'true' ? isNotNull(forms.archivedAt) : isNull(forms.archivedAt),
    active && eq(forms.active, active === 'true'),
    containsWords({ column: forms.organisationId, owner: organisationId }, searchedTexts.forms(forms), search),
  );

/** How many there are of them; null for more than a thousand. */
export const countForms = (queries: Queries, organisationId: string, asked: Asked): Promise<number | null> =>
  countUpTo(queries, forms, { list: listed(organisationId, asked), order: orderBy(formOrder()) });

/** Without their layouts: those that are archived, or those that are not. */
export async function pageForms(
  queries: Queries,
  organisationId: string,
  { before, limit, sort, ...asked }: Asked & { readonly limit: number },
): Promise<Omit<StoredForm, 'content' | 'actor'>[]> {
  const rows = await queries
    .select({ form: forms, settings })
    .from(forms)
    .innerJoin(formRevisions, ofNewest)
    .where(and(listed(organisationId, asked), afterPlace(formOrder(sort), before, organisationId)))
    .orderBy(...orderBy(formOrder(sort)))
    .limit(limit);
  return rows.map(({ form, settings }) => ({ ...form, settings }));
}

/** Keeps a new form. False when the id is taken. @param warnings how many its author is told */
export async function insertForm(tx: Queries, form: StoredForm, warnings = 0): Promise<boolean> {
  const { settings, content: _content, actor: _actor, ...row } = form;
  const known = { ...row, ...listedOf(settings), warnings };
  const inserted = await tx.insert(forms).values(known).onConflictDoNothing().returning({ id: forms.id });
  if (inserted.length === 1) await insertRevision(tx, form);
  return inserted.length === 1;
}

/** Keeps the next revision of a form that is locked. @param warnings how many its author is told */
export async function saveForm(tx: Queries, form: StoredForm, warnings: number): Promise<void> {
  await insertRevision(tx, form);
  const { organisationId, id, revision, updatedAt, settings } = form;
  await tx
    .update(forms)
    .set({ revision, updatedAt, ...listedOf(settings), warnings })
    .where(own(organisationId, id));
}

/** Notes how many warnings there are of what is kept already. */
export async function noteWarnings(tx: Queries, { organisationId, id }: FormRow, warnings: number): Promise<void> {
  await tx.update(forms).set({ warnings }).where(own(organisationId, id));
}

/** Puts a form away, or takes it out again with null; its limits with it. */
export async function setArchived(tx: Queries, { organisationId, id, archivedAt }: FormRow): Promise<void> {
  await tx.update(forms).set({ archivedAt }).where(own(organisationId, id));
  await tx
    .update(formStocks)
    .set({ archived: archivedAt !== null })
    .where(and(eq(formStocks.organisationId, organisationId), eq(formStocks.formId, id)));
}

/** Revisions of a form without what they hold, newest first. */
export function pageRevisions(
  queries: Queries,
  { organisationId, id }: FormRow,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  const { revision, createdAt } = formRevisions;
  const older = before === undefined ? undefined : lt(revision, before);
  return queries
    .select({ revision, actor, createdAt })
    .from(formRevisions)
    .where(and(eq(formRevisions.organisationId, organisationId), eq(formRevisions.formId, id), older))
    .orderBy(desc(revision))
    .limit(limit);
}

async function insertRevision(tx: Queries, form: StoredForm): Promise<void> {
  const { id: formId, updatedAt: createdAt, ...row } = form;
  await tx.insert(formRevisions).values({ ...row, formId, createdAt });
}
