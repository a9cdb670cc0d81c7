import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { caisses, calendars, campaigns, forms, sections } from '../db/schema';
import { HttpError } from '../errors';
import { suggestInstead } from './nearest';
import type { Issue } from './readStrictly';

const tables = { fund: caisses, calendar: calendars, campaign: campaigns, form: forms, section: sections } as const;

/** An id that a body names, and where. */
export interface NamedId {
  readonly path: string;
  readonly kind: keyof typeof tables;
  readonly id: string;
}

/** As many as a refusal lists, and one more. */
const LISTED = 61;

/**
 * Refuses ids that name nothing of the organisation (SET-02).
 * @throws HttpError 400 suggesting the likely id for each, else listing the existing ones
 */
export async function refuseUnknownIds(
  queries: Queries,
  organisationId: string,
  named: readonly NamedId[],
): Promise<void> {
  const issues: Issue[] = [];
  for (const { path, kind, id } of named) {
    const { unknown, there } = await findUnknownIds(queries, organisationId, kind, [id]);
    if (unknown.has(id)) issues.push({ path, message: unknownIdMessage(kind, id, there) });
  }
  if (issues.length > 0)
    throw new HttpError(400, 'The body of the request is malformed.', 'malformed', issues.slice(0, 20));
}

/** Which ids name nothing of the organisation; when some do, also the ids that there are, as far as a refusal lists them. */
export async function findUnknownIds(
  queries: Queries,
  organisationId: string,
  kind: keyof typeof tables,
  ids: readonly string[],
): Promise<{ readonly unknown: ReadonlySet<string>; readonly there: readonly string[] }> {
  const unknown = new Set(ids);
  if (unknown.size === 0) return { unknown, there: [] };
  const table = tables[kind];
  const own = eq(table.organisationId, organisationId);
  const found = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(own, inArray(table.id, [...unknown])));
  for (const { id } of found) unknown.delete(id);
  if (unknown.size === 0) return { unknown, there: [] };
  const there = await queries.select({ id: table.id }).from(table).where(own).orderBy(asc(table.id)).limit(LISTED);
  return { unknown, there: there.map(({ id }) => id) };
}

/** The error for an unknown id (SET-02). */
export const unknownIdMessage = (kind: string, id: string, known: readonly string[]) =>
  `there is no ${kind} "${id}": ${suggestInstead(id, known)}`;
