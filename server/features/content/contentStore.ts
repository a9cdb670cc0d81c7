import { and, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable, TableConfig } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import type { ListOrder } from '../../db/listOrder';
import { articles, customPages, events, galleries, news } from '../../db/schema';
import { forgetTexts, keepTexts, moveTexts, textsOf } from '../../db/keepTexts';
import type { TranslatableKind } from '../../../src/contract/terms/translatable';
import { contentChanges } from '../organisations/organisationStore';
import { textsOfLayout } from '../translations/translatedLayouts';

/** The tables of what an organisation shows on its site. */
export type ContentTable = typeof events | typeof news | typeof galleries | typeof articles | typeof customPages;

/** Tables whose texts may be translated. */
const kinds = new Map<ContentTable, TranslatableKind>([
  [events, 'event'],
  [news, 'news'],
  [articles, 'article'],
  [galleries, 'gallery'],
  [customPages, 'page'],
]);

async function keepTextsOf<T extends ContentTable>(tx: Queries, table: T, row: T['$inferSelect']): Promise<void> {
  const kind = kinds.get(table);
  if (!kind) return;
  const { organisationId, id: recordId, at, document, updatedAt } = row;
  const content = 'content' in row ? row.content : '';
  const blocks = kind === 'page' ? textsOfLayout(content) : {};
  const texts = { ...textsOf(kind, { ...document, content }), ...blocks };
  const name = texts['title'] ?? texts['name'] ?? '';
  await keepTexts(tx, { organisationId, kind, recordId, at, name }, texts, updatedAt);
  // Its pictures go by its name and date.
  if (kind === 'gallery') await moveTexts(tx, { organisationId, kind: 'image', recordId, at, name });
}

const own = (table: ContentTable, organisationId: string, id: string) =>
  and(eq(table.organisationId, organisationId), eq(table.id, id));
/** One table of several has the columns of all. */
const plain = (table: ContentTable) => table as PgTable<TableConfig>;

/** The row of an id among an organisation's own; or null. */
export async function findContent<T extends ContentTable>(
  queries: Queries,
  table: T,
  organisationId: string,
  id: string,
): Promise<T['$inferSelect'] | null> {
  const [row] = await queries
    .select()
    .from(plain(table))
    .where(own(table, organisationId, id));
  return (row as T['$inferSelect'] | undefined) ?? null;
}

/** Like `findContent`, and keeps others from changing it until the transaction ends. */
export async function lockContent<T extends ContentTable>(
  tx: Queries,
  table: T,
  organisationId: string,
  id: string,
): Promise<T['$inferSelect'] | null> {
  const [row] = await tx
    .select()
    .from(plain(table))
    .where(own(table, organisationId, id))
    .for('update');
  return (row as T['$inferSelect'] | undefined) ?? null;
}

/** The columns of a list: its `content` is empty, and not read. */
const listed = (table: ContentTable): Record<string, PgColumn | SQL.Aliased> => {
  const columns: Record<string, PgColumn> = getTableColumns(plain(table));
  return { ...columns, ...('content' in columns && { content: sql<string>`''`.as('content') }) };
};

/** Rows for a list, without their `content`; the latest date first unless another order is given. */
export async function listContent<T extends ContentTable>(
  queries: Queries,
  table: T,
  organisationId: string,
  { where, order, limit, offset = 0 }: { where?: SQL | undefined; order?: SQL[]; limit: number; offset?: number },
): Promise<T['$inferSelect'][]> {
  const rows = await queries
    .select(listed(table))
    .from(plain(table))
    .where(and(eq(table.organisationId, organisationId), where))
    .orderBy(...(order ?? [desc(table.at), desc(table.id)]))
    .limit(limit)
    .offset(offset);
  return rows as T['$inferSelect'][];
}

/** The latest date first. */
export const contentOrder = (table: ContentTable): ListOrder => ({ columns: [table.at, table.id], isDescending: true });

/** Stores a new row. False when its id, or what else is unique of it, is taken. */
export async function insertContent<T extends ContentTable>(
  tx: Queries,
  table: T,
  row: T['$inferSelect'],
): Promise<boolean> {
  await contentChanges(tx, row.organisationId);
  const inserted = await tx
    .insert(table)
    .values(row as never)
    .onConflictDoNothing()
    .returning({ id: table.id });
  if (inserted.length === 0) return false;
  await keepTextsOf(tx, table, row);
  return true;
}

export async function saveContent<T extends ContentTable>(
  tx: Queries,
  table: T,
  row: T['$inferSelect'],
): Promise<void> {
  await contentChanges(tx, row.organisationId);
  await tx
    .update(table)
    .set({ ...row, ...('edits' in table && { edits: sql`${table.edits} + 1` }) } as never)
    .where(own(table, row.organisationId, row.id));
  await keepTextsOf(tx, table, row);
}

export async function removeContent(tx: Queries, table: ContentTable, { organisationId, id }: Owned): Promise<void> {
  await contentChanges(tx, organisationId);
  await tx.delete(table).where(own(table, organisationId, id));
  const kind = kinds.get(table);
  if (kind) await forgetTexts(tx, { organisationId, kind, recordId: id });
  if (kind === 'gallery') await forgetTexts(tx, { organisationId, kind: 'image', recordId: id });
}
interface Owned {
  readonly organisationId: string;
  readonly id: string;
}
