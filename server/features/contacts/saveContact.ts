import { isDeepStrictEqual } from 'node:util';
import { contactOrder } from '../../../src/core/contact';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { insertRows } from '../../db/insertRows';
import { contactDates, contactKeys, contacts } from '../../db/schema';
import { dateRows, putDates } from './contactDateStore';
import { keyRows, putKeys } from './contactKeyStore';
import { findTree, insertContact, markOf, updateContactRow, type ContactDbRow } from './contactStore';
import type { CountMoves } from './countContacts';
import { nationalOf } from '../../text/nationalOf';
import { storedSearch } from '../../text/storedSearch';

type Surroundings = Pick<Deps, 'ids' | 'now'>;
/** The written columns of a contact; the rest derives from them. */
type WrittenContact = Omit<ContactDbRow, 'marks' | 'sortName' | 'search'>;

/**
 * Writes a new contact. `taken` if its id is in use, `known` if a mailbox is another's: then the transaction must be rolled back.
 */
export async function addContact(
  tx: Queries,
  deps: Surroundings,
  written: WrittenContact,
  moves: CountMoves,
): Promise<'added' | 'taken' | 'known'> {
  const row = { ...written, ...derived([written]) };
  if (!(await insertContact(tx, row))) return 'taken';
  if ((await putKeys(tx, deps, row)).length > 0) return 'known';
  await putDates(tx, deps, row);
  moves.add(tagsOf(row), 1);
  return 'added';
}

/**
 * Writes new contacts by a few statements, however many. @returns false if an id or mailbox is in use: then the transaction must be
 * rolled back
 */
export async function addContacts(
  tx: Queries,
  deps: Surroundings,
  written: readonly WrittenContact[],
  moves: CountMoves,
): Promise<boolean> {
  const rows = written.map((one): ContactDbRow => ({ ...one, ...derived([one]) }));
  const keys = keyRows(deps, rows);
  if ((await insertRows(tx, contacts, rows)) < rows.length) return false;
  if ((await insertRows(tx, contactKeys, keys)) < keys.length) return false;
  await insertRows(tx, contactDates, dateRows(deps, rows));
  for (const row of rows) moves.add(tagsOf(row), 1);
  return true;
}

/**
 * Writes a changed contact under its lock, and everything derived from it.
 * @returns mailboxes that belong to another contact
 */
export async function changeContact(
  tx: Queries,
  deps: Surroundings,
  changed: ContactDbRow,
  moves: CountMoves,
): Promise<string[]> {
  await updateContactRow(tx, changed);
  const taken = await putKeys(tx, deps, changed);
  await putDates(tx, deps, changed);
  await settleTree(tx, changed.organisationId, changed.rootId, moves);
  return taken;
}

/** Writes the derived columns of a contact and of those merged into it. */
export async function settleTree(
  tx: Queries,
  organisationId: string,
  rootId: string,
  moves: CountMoves,
): Promise<void> {
  for (const row of await findTree(tx, organisationId, rootId)) {
    const isTop = row.id === rootId;
    const next = { ...row, ...(isTop ? derived(await findTree(tx, organisationId, rootId)) : HIDDEN) };
    if (isDeepStrictEqual(next, row)) continue;
    moves.add(tagsOf(row), -1);
    moves.add(tagsOf(next), 1);
    await updateContactRow(tx, next);
  }
}

/** A merged contact is found through the one it was merged into. */
const HIDDEN = { marks: [], sortName: '', search: '' };

/** Tags a contact counts under; null once merged. */
export const tagsOf = ({ parentId, organisationId, marks }: ContactDbRow): string[] | null =>
  parentId === null ? marks.map((mark) => mark.slice(organisationId.length + 1)) : null;

/** @param tree the contact itself, and those merged into it */
function derived(tree: readonly WrittenContact[]): Pick<ContactDbRow, 'marks' | 'sortName' | 'search'> {
  const [top] = tree;
  const named = tree.map(({ details, reach }) => contactOrder(details, [...reach.emails, ...reach.tels]));
  const texts = tree.flatMap(({ details, reach }) => [
    details.prenom,
    details.nom,
    details.raison,
    details.prenomHE,
    ...reach.emails,
    ...reach.tels.flatMap((tel) => [tel, ...nationalOf(tel)]),
    ...details.addresses.flatMap(({ adresse, postal, ville }) => [adresse, postal, ville]),
    ...details.dates.map(({ name }) => name),
  ]);
  const tags = tree.flatMap(({ details }) => details.tags);
  return {
    marks: top ? [...new Set(tags)].map((tag) => markOf(top.organisationId, tag)) : [],
    sortName: named.find(Boolean) ?? '',
    search: storedSearch(texts.join(' ')),
  };
}
