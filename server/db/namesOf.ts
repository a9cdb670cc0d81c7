import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from './database';
import { caisses, campaigns, debts, forms, links } from './schema';

/** Kinds of records that have a name, by where it is. Links are for one payer: they have none to show. */
const named = {
  fund: { table: caisses, name: sql<string>`${caisses.name}` },
  form: { table: forms, name: sql<string>`${forms.title}` },
  campaign: { table: campaigns, name: sql<string>`${campaigns.label}` },
  debt: { table: debts, name: sql<string>`${debts.name}` },
  link: { table: links, name: sql<string>`''` },
} as const;
export type NamedKind = keyof typeof named;

/** The names of an organisation's records of some ids; of unknown ids nothing. */
export async function namesOf(
  queries: Queries,
  organisationId: string,
  kind: NamedKind,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { table, name } = named[kind];
  return queries
    .select({ id: table.id, name })
    .from(table)
    .where(and(eq(table.organisationId, organisationId), inArray(table.id, [...ids])));
}
