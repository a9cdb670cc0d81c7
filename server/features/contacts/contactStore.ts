import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { ContactSort } from '../../../src/contract/records/contacts';
import type { Queries } from '../../db/database';
import { countUpTo } from '../../db/countUpTo';
import { afterPlace, bothWays, orderBy, type ListOrder, type SortedPage } from '../../db/listOrder';
import { contacts } from '../../db/schema';
import { searchPage } from '../../db/searchPage';
import { searchedTexts } from '../../db/searchedTexts';
import { searchOf, searchWords, type TextSearch } from '../../db/textSearch';
import { searchedWords } from '../../text/searchedWords';

export type ContactDbRow = typeof contacts.$inferSelect;

const own = (organisationId: string, id: string) =>
  and(eq(contacts.organisationId, organisationId), eq(contacts.id, id));

export async function findContact(queries: Queries, organisationId: string, id: string): Promise<ContactDbRow | null> {
  const [row] = await queries.select().from(contacts).where(own(organisationId, id));
  return row ?? null;
}

/** Contacts of an organisation by their ids, in no order. */
export const findContacts = (
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
): Promise<ContactDbRow[]> =>
  queries
    .select()
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), sql`${contacts.id} = any(${sql.param([...ids])}::text[])`));

export async function lockContact(tx: Queries, organisationId: string, id: string): Promise<ContactDbRow | null> {
  const [row] = await tx.select().from(contacts).where(own(organisationId, id)).for('update');
  return row ?? null;
}

/** Contacts with those merged into them, in no tree order. */
export const findTrees = (
  queries: Queries,
  organisationId: string,
  rootIds: readonly string[],
): Promise<ContactDbRow[]> =>
  rootIds.length === 0
    ? Promise.resolve([])
    : queries
        .select()
        .from(contacts)
        .where(and(eq(contacts.organisationId, organisationId), inArray(contacts.rootId, [...rootIds])))
        .orderBy(asc(contacts.mergedAt), asc(contacts.id));

/** The tree of a contact or of one merged into it, by one statement, that of the others first; empty for nobody. */
export async function findTreeOf(queries: Queries, organisationId: string, id: string): Promise<ContactDbRow[]> {
  const its = queries.select({ rootId: contacts.rootId }).from(contacts).where(own(organisationId, id));
  const rows = await queries
    .select()
    .from(contacts)
    .where(and(eq(contacts.organisationId, organisationId), inArray(contacts.rootId, its)))
    .orderBy(asc(contacts.mergedAt), asc(contacts.id));
  return rootFirst(rows);
}

/** A contact with those merged into it, itself first. */
export async function findTree(queries: Queries, organisationId: string, rootId: string): Promise<ContactDbRow[]> {
  return rootFirst(await findTrees(queries, organisationId, [rootId]));
}

const rootFirst = (tree: readonly ContactDbRow[]): ContactDbRow[] => [
  ...tree.filter(({ id, rootId }) => id === rootId),
  ...tree.filter(({ id, rootId }) => id !== rootId),
];

/** The tree of a contact among those of several, itself first. */
export const treeIn = (trees: readonly ContactDbRow[], id: string): ContactDbRow[] =>
  rootFirst(trees.filter(({ rootId }) => rootId === id));

/** A contact with those of these trees that are merged into it, itself first. */
export const withMerged = (root: ContactDbRow, trees: readonly ContactDbRow[]): ContactDbRow[] => [
  root,
  ...trees.filter(({ id, rootId }) => rootId === root.id && id !== root.id),
];

interface ContactFilters {
  readonly search?: string | undefined;
  readonly tag?: string | undefined;
  /** For those who do not get contact details: the words are looked for in names alone. */
  readonly isByName?: boolean | undefined;
}

/** Condition for an organisation's filtered contacts; merged ones are found through theirs. */
export const contactCondition = (organisationId: string, filters: ContactFilters): SQL | undefined =>
  and(unsearched(organisationId, filters), searchContacts(organisationId, filters)?.found);

const unsearched = (organisationId: string, { tag }: ContactFilters): SQL | undefined =>
  and(
    eq(contacts.organisationId, organisationId),
    isNull(contacts.parentId),
    tag === undefined ? undefined : sql`${contacts.marks} collate "C" @> array[${markOf(organisationId, tag)}]::text[]`,
  );

function searchContacts(
  organisationId: string,
  { search = '', isByName = false }: ContactFilters,
): TextSearch | undefined {
  const owned = { column: contacts.organisationId, owner: organisationId };
  if (isByName) return searchWords(owned, searchedTexts.people(contacts), search);
  const grams = sql`search_grams(${contacts.organisationId}, ${contacts.search})`;
  return searchOf({ text: contacts.search, grams, owner: organisationId }, searchedWords(search));
}

/** A tag as the index has it. */
export const markOf = (organisationId: string, tag: string): string => `${organisationId}:${tag}`;

/** As their indexes have them. */
const orders: Readonly<Record<ContactSort, ListOrder>> = {
  ...bothWays('name', [{ column: contacts.sortName, as: (name) => sql`${name} collate "C"` }, contacts.id]),
  ...bothWays('date', [contacts.createdAt, contacts.id]),
};
/** The order that contacts are listed in, by name unless asked otherwise. */
export const contactOrder = (sort: ContactSort = 'name'): ListOrder => orders[sort];

/** How many contacts the filters leave; null for more than a thousand. */
export const countFound = (queries: Queries, organisationId: string, filters: ContactFilters): Promise<number | null> =>
  countUpTo(queries, contacts, {
    list: contactCondition(organisationId, filters),
    order: orderBy(contactOrder()),
  });

/** A page in an order; `before` is the place of the last contact of the page before. */
export function pageContacts(
  queries: Queries,
  organisationId: string,
  { before, limit, sort, ...filters }: ContactFilters & SortedPage<ContactSort>,
): Promise<readonly ContactDbRow[]> {
  const sorted = contactOrder(sort);
  const list = and(unsearched(organisationId, filters), afterPlace(sorted, before, organisationId));
  const order = orderBy(sorted);
  const search = searchContacts(organisationId, filters);
  return searchPage({ id: contacts.id, list, order, search, limit }, (condition) =>
    queries
      .select()
      .from(contacts)
      .where(condition)
      .orderBy(...order)
      .limit(limit),
  );
}

export async function insertContact(tx: Queries, row: ContactDbRow): Promise<boolean> {
  const inserted = await tx.insert(contacts).values(row).onConflictDoNothing().returning({ id: contacts.id });
  return inserted.length === 1;
}

export async function updateContactRow(tx: Queries, { organisationId, id, ...row }: ContactDbRow): Promise<void> {
  await tx.update(contacts).set(row).where(own(organisationId, id));
}
