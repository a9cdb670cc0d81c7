import { and, asc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/database';
import { caisses, calendars, forms, sections } from '../../../db/schema';
import { searchedTexts } from '../../../db/searchedTexts';
import { containsWords } from '../../../db/textSearch';

interface Choices {
  readonly table: PgTable & { readonly id: PgColumn; readonly organisationId: PgColumn };
  readonly label: PgColumn;
  readonly texts: readonly PgColumn[];
  /** Those to choose from; one that was chosen keeps its name. */
  readonly where?: SQL | undefined;
}

const kinds = {
  calendars: {
    ...{ table: calendars, label: calendars.label, texts: searchedTexts.calendars(calendars) },
    where: eq(calendars.archived, false),
  },
  caisses: {
    ...{ table: caisses, label: caisses.name, texts: searchedTexts.caisses(caisses) },
    where: or(eq(caisses.active, true), eq(caisses.hidden, false)),
  },
  forms: { table: forms, label: forms.title, texts: searchedTexts.forms(forms), where: isNull(forms.archivedAt) },
  sections: { table: sections, label: sections.label, texts: searchedTexts.sections(sections) },
} as const satisfies Readonly<Record<string, Choices>>;

interface Wanted {
  readonly before?: string | undefined;
  readonly limit: number;
  /** Words of the name or id, or parts of them. */
  readonly search?: string | undefined;
  /** Only this one. */
  readonly id?: string | undefined;
}

/** Records of an organisation that a form or page may name, by id. */
export function pageChoices(
  queries: Queries,
  organisationId: string,
  kind: keyof typeof kinds,
  { before: last, limit, search, id }: Wanted,
): Promise<{ id: string; label: string }[]> {
  const { table, label, texts, where }: Choices = kinds[kind];
  const after = last === undefined ? undefined : gt(table.id, last);
  const only = id === undefined ? undefined : eq(table.id, id);
  const named = containsWords({ column: table.organisationId, owner: organisationId }, texts, search);
  return queries
    .select({ id: sql<string>`${table.id}`, label: sql<string>`${label}` })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), only ? undefined : where, after, only, named))
    .orderBy(asc(table.id))
    .limit(limit);
}
