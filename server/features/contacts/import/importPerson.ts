import { isDeepStrictEqual } from 'node:util';
import type { ContactImport } from '../../../../src/contract/records/contactImports';
import { isOneName, mayBeOnePerson } from '../../../../src/core/contact';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { bodyHash } from '../../../secrets/bodyHash';
import { blankContact } from '../blankContact';
import { findContact, type ContactDbRow } from '../contactStore';
import type { CountMoves } from '../countContacts';
import { lockInTree } from '../lockContacts';
import { findMet } from '../meet';
import { addContact, changeContact } from '../saveContact';
import type { ReadPerson } from './readImported';
import type { Owner } from './readOwner';
import { withImported } from './withImported';

type Outcome = keyof Pick<ContactImport, 'fresh' | 'changed' | 'same'>;

interface Wish {
  readonly person: ReadPerson;
  readonly how: 'fill' | 'take';
}

/** Foresees the outcome of entering a person (PERS-11), without changing anything. */
export async function foresee(queries: Queries, owner: Owner, wish: Wish): Promise<Outcome | 'address'> {
  const id = await findListed(queries, owner, wish.person);
  if (id === OTHERS) return 'address';
  const row = id === null ? null : await findContact(queries, owner.id, id);
  if (!row) return 'fresh';
  return isDeepStrictEqual(withImported(row, wish.person, optionsOf(owner, wish)), row) ? 'same' : 'changed';
}

/** Enters a person of a list into the address book (PERS-12). @returns `address` if one of their addresses is another's */
export async function enter(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  owner: Owner,
  wish: Wish,
  moves: CountMoves,
): Promise<Outcome | 'address'> {
  const id = await findListed(tx, owner, wish.person);
  if (id === OTHERS) return 'address';
  const row = id === null ? null : await lockInTree(tx, owner.id, id);
  const times = { createdAt: deps.now(), updatedAt: deps.now() };
  const blank = {
    ...blankContact(owner.id, listedId(owner, wish.person)),
    ...times,
    marks: [],
    sortName: '',
    search: '',
  };
  const known: ContactDbRow = row ?? blank;
  const next = withImported(known, wish.person, optionsOf(owner, wish));
  if (row && isDeepStrictEqual(next, row)) return 'same';
  const own = { ...next, isOwn: true, updatedAt: deps.now() };
  if (row) return (await changeContact(tx, deps, own, moves)).length > 0 ? 'address' : 'changed';
  return (await addContact(tx, deps, own, moves)) === 'added' ? 'fresh' : 'address';
}

const optionsOf = (owner: Owner, { how, person: { household } }: Wish) => ({
  ...{ how, country: owner.country },
  householdId: household === '' ? null : `list-${bodyHash([owner.id, household]).slice(0, 24)}`,
});

/** The same line of any list has the same id: who has no address and no number is entered once. */
const listedId = (owner: Owner, person: ReadPerson) => `list-${bodyHash([owner.id, person]).slice(0, 24)}`;

/** The address is that of somebody else, as in families: nobody is made of two people. */
const OTHERS = Symbol('address of somebody else');

/** A person's contact, found as by their records (PERS-02); one of another name is not found by the number alone. */
async function findListed(queries: Queries, owner: Owner, person: ReadPerson): Promise<string | typeof OTHERS | null> {
  const { emails, tels } = person.reach;
  for (const email of emails) {
    const id = await findMet(queries, owner, { email });
    const row = id === null ? null : await findContact(queries, owner.id, id);
    if (row) return mayBeOnePerson(row.details, person.names) ? row.id : OTHERS;
  }
  for (const tel of tels) {
    const id = await findMet(queries, owner, { tel, ...(emails[0] && { email: emails[0] }) });
    const row = id === null ? null : await findContact(queries, owner.id, id);
    if (row && isOneName(row.details, person.names)) return row.id;
  }
  return (await findContact(queries, owner.id, listedId(owner, person)))?.id ?? null;
}
