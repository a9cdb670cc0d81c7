import { blankContact } from './blankContact';
import { isDeepStrictEqual } from 'node:util';
import type { ContactReach } from '../../../src/contract/records/contacts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { mailboxOf } from '../../guard/mailboxOf';
import { isTheirs, type Person } from '../../guard/person';
import { findByKeys, keysOf } from './contactKeyStore';
import { CountMoves } from './countContacts';
import { lockInTree } from './lockContacts';
import { reachOf } from './reachOf';
import type { Said } from './said';
import { addContact, changeContact } from './saveContact';
import { withSaid } from './withSaid';

type Owner = Pick<OrganisationRecord, 'id' | 'country'>;
type Surroundings = Pick<Deps, 'ids' | 'now'>;

/** Somebody else may write the same contact at the same moment: then theirs is taken. */
const TRIES = 3;

/**
 * The contact that a record is of, found as a person's records are (PRIV-01), or made; what it says beyond what is known is added to
 * it. Nobody (empty) where no address and no number is said. To be written after what many records share.
 */
export async function meet(tx: Queries, deps: Surroundings, owner: Owner, said: Said): Promise<string> {
  const reach = reachOf(said, owner.country);
  if (keysOf(reach).length === 0) return '';
  for (let tries = 1; ; tries += 1) {
    const moves = new CountMoves();
    const id = (await findReached(tx, owner.id, reach)) ?? (await make(tx, deps, owner, { said, reach }, moves));
    if (id !== null && (await complete(tx, deps, owner, id, said, moves))) {
      await moves.write(tx, owner.id);
      return id;
    }
    if (tries === TRIES) throw new Error('orgkit: a contact that is another’s and cannot be found');
  }
}

/** The contact that a record is of, if there is one. */
export const findMet = (queries: Queries, owner: Owner, said: Said): Promise<string | null> =>
  findReached(queries, owner.id, reachOf(said, owner.country));

/** The contact whose address or number it is: by its number alone where either side has no address. */
async function findReached(queries: Queries, organisationId: string, reach: ContactReach): Promise<string | null> {
  const person: Person = { email: reach.emails[0] ? mailboxOf(reach.emails[0]) : null, tel: reach.tels[0] ?? null };
  const having = await findByKeys(queries, organisationId, keysOf(reach));
  const theirs = [...having].filter(([, contacts]) => isTheirs(contacts, person));
  const byAddress = theirs.find(([, { emails }]) => person.email !== null && emails.has(person.email));
  const addressless = theirs.find(([, { emails }]) => emails.size === 0);
  // Families share a number: of several it tells none.
  const only = theirs.length === 1 ? theirs[0] : undefined;
  return (byAddress ?? addressless ?? only)?.[0] ?? null;
}

/** @returns null where somebody else made it meanwhile */
async function make(
  tx: Queries,
  deps: Surroundings,
  { id: organisationId }: Owner,
  { reach }: { readonly said: Said; readonly reach: ContactReach },
  moves: CountMoves,
): Promise<string | null> {
  const id = deps.ids.row();
  const times = { createdAt: deps.now(), updatedAt: deps.now() };
  const row = { ...blankContact(organisationId, id), reach, ...times };
  try {
    // A part of the transaction that is undone by itself.
    await tx.transaction(async (part) => {
      if ((await addContact(part, deps, row, moves)) !== 'added') throw new Meanwhile();
    });
    return id;
  } catch (error) {
    if (error instanceof Meanwhile) return null;
    throw error;
  }
}

class Meanwhile extends Error {}

/** @returns false where it was taken out meanwhile */
async function complete(
  tx: Queries,
  deps: Surroundings,
  { id: organisationId, country }: Owner,
  id: string,
  said: Said,
  moves: CountMoves,
): Promise<boolean> {
  const row = await lockInTree(tx, organisationId, id);
  if (!row) return false;
  const changed = withSaid(row, said, country);
  if (isDeepStrictEqual(changed, row)) return true;
  const taken = await changeContact(tx, deps, { ...changed, updatedAt: deps.now() }, moves);
  if (taken.length > 0) {
    const emails = changed.reach.emails.filter((email) => !taken.includes(mailboxOf(email)));
    await changeContact(tx, deps, { ...changed, reach: { ...changed.reach, emails } }, moves);
  }
  return true;
}
