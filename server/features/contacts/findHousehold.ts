import { contacts } from '../../db/schema';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { findTrees, withMerged, type ContactDbRow } from './contactStore';
import { viewNamed } from './contactView';

/** Most members shown of a household. */
const MOST_OF_HOUSEHOLD = 50;

/** The others of a contact’s household. */
export async function findHousehold(queries: Queries, { organisationId, id, householdId }: ContactDbRow) {
  if (householdId === null) return [];
  const { householdId: column } = contacts;
  const rows = await queries
    .select()
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), eq(column, householdId), ne(contacts.id, id)))
    .orderBy(asc(contacts.sortName), asc(contacts.id))
    .limit(MOST_OF_HOUSEHOLD);
  const tops = rows.filter((row) => row.parentId === null);
  const trees = await findTrees(
    queries,
    organisationId,
    tops.map((row) => row.id),
  );
  return tops.map((row) => viewNamed(withMerged(row, trees)));
}
