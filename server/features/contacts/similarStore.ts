import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { contactKeys, contactPairs, contacts } from '../../db/schema';
import { findTrees, withMerged, type ContactDbRow } from './contactStore';
import { viewNamed } from './contactView';

/** Most look-alikes shown. */
const MOST = 10;

/** Contacts of the same name or number as this one, except those marked as other people (PERS-06). */
export async function findSimilar(queries: Queries, tree: readonly ContactDbRow[]) {
  const [top] = tree;
  if (!top || top.parentId !== null) return [];
  const { organisationId, id, sortName } = top;
  const numbers = tree.flatMap(({ reach }) => reach.tels.map((tel) => `t:${tel}`));
  const sharing = queries
    .select({ rootId: contacts.rootId })
    .from(contactKeys)
    .innerJoin(
      contacts,
      and(eq(contacts.organisationId, contactKeys.organisationId), eq(contacts.id, contactKeys.contactId)),
    )
    .where(and(eq(contactKeys.organisationId, organisationId), inArray(contactKeys.value, numbers)));
  const ids = numbers.length > 0 ? (await sharing.limit(MOST * 5)).map(({ rootId }) => rootId) : [];
  const apart = await queries
    .select()
    .from(contactPairs)
    .where(
      and(
        eq(contactPairs.organisationId, organisationId),
        or(eq(contactPairs.oneId, id), eq(contactPairs.otherId, id)),
      ),
    );
  const found = await queries
    .select()
    .from(contacts)
    .where(
      and(
        eq(contacts.organisationId, organisationId),
        isNull(contacts.parentId),
        ne(contacts.id, id),
        notInArray(contacts.id, [...apart.flatMap(({ oneId, otherId }) => [oneId, otherId]), '']),
        or(
          sortName === '' ? undefined : sql`${contacts.sortName} collate "C" = ${sortName}`,
          ids.length > 0 ? inArray(contacts.id, ids) : undefined,
          sql`false`,
        ),
      ),
    )
    .orderBy(contacts.id)
    .limit(MOST);
  const trees = await findTrees(
    queries,
    organisationId,
    found.map((one) => one.id),
  );
  return found.map((one) => viewNamed(withMerged(one, trees)));
}
