import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../db/database';
import { caisses, calendars, formRevisions, forms, sections } from '../../../db/schema';

interface Choices {
  readonly table: PgTable & { readonly id: PgColumn; readonly organisationId: PgColumn };
  readonly label: PgColumn | SQL;
  readonly where?: SQL;
}

/** The title of a form is in its newest revision. */
const title = sql`(select coalesce(r.settings ->> 'title', '') from ${formRevisions} r
  where r.organisation_id = ${forms.organisationId} and r.form_id = ${forms.id} and r.revision = ${forms.revision})`;

const kinds = {
  calendars: { table: calendars, label: calendars.label },
  caisses: { table: caisses, label: caisses.name },
  forms: { table: forms, label: title, where: isNull(forms.archivedAt) },
  sections: { table: sections, label: sections.label },
} as const satisfies Readonly<Record<string, Choices>>;

interface Wanted {
  readonly before?: string | undefined;
  readonly limit: number;
  /** Part of the name or id. */
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
  const { table, label, where }: Choices = kinds[kind];
  const after = last === undefined ? undefined : gt(table.id, last);
  const only = id === undefined ? undefined : eq(table.id, id);
  // No pattern: `%` and `_` are themselves.
  const named = search ? sql`strpos(lower(${label} || ' ' || ${table.id}), lower(${search})) > 0` : undefined;
  return queries
    .select({ id: sql<string>`${table.id}`, label: sql<string>`${label}` })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), where, after, only, named))
    .orderBy(asc(table.id))
    .limit(limit);
}
