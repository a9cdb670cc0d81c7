import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { keepTexts, textsOf } from '../../db/keepTexts';
import { sections } from '../../db/schema';
import { contentChanges } from '../organisations/organisationStore';
import { textsOfLayout } from '../translations/translatedLayouts';

export type SectionRow = typeof sections.$inferSelect;

const own = (organisationId: string, id: string) =>
  and(eq(sections.organisationId, organisationId), eq(sections.id, id));

/** The custom section of an id among an organisation's own; or null. */
export async function findSection(queries: Queries, organisationId: string, id: string): Promise<SectionRow | null> {
  const [row] = await queries.select().from(sections).where(own(organisationId, id));
  return row ?? null;
}

/** The custom sections of these ids among an organisation's own. */
export async function findSections(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<SectionRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(sections)
    .where(and(eq(sections.organisationId, organisationId), inArray(sections.id, [...ids])));
}

export function listSections(queries: Queries, organisationId: string): Promise<SectionRow[]> {
  return queries.select().from(sections).where(eq(sections.organisationId, organisationId)).orderBy(asc(sections.id));
}

export async function lockSection(tx: Queries, organisationId: string, id: string): Promise<SectionRow | null> {
  const [row] = await tx.select().from(sections).where(own(organisationId, id)).for('update');
  return row ?? null;
}

/** Keeps a new section. False when the id is taken. */
export async function insertSection(tx: Queries, row: SectionRow): Promise<boolean> {
  const inserted = await tx.insert(sections).values(row).onConflictDoNothing().returning({ id: sections.id });
  if (inserted.length === 1) await keepTextsOf(tx, row);
  return inserted.length === 1;
}

export async function saveSection(tx: Queries, { id, ...row }: SectionRow): Promise<void> {
  await tx.update(sections).set(row).where(own(row.organisationId, id));
  await keepTextsOf(tx, { id, ...row });
}

async function keepTextsOf(tx: Queries, row: SectionRow): Promise<void> {
  const { organisationId, id: recordId, label: name, content, createdAt: at, updatedAt } = row;
  await contentChanges(tx, organisationId);
  const blocks = textsOfLayout(content);
  const isLayout = Object.keys(blocks).length > 0;
  const texts = { ...textsOf('section', { label: name, content: isLayout ? '' : content }), ...blocks };
  await keepTexts(tx, { organisationId, kind: 'section', recordId, name, at }, texts, updatedAt);
}
