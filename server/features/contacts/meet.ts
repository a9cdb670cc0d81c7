import { blankContact } from './blankContact';
import { isDeepStrictEqual } from 'node:util';
import type { ContactReach } from '../../../src/contract/records/contacts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { mailboxOf } from '../../guard/mailboxOf';
import { isTheirs, type Person } from '../../guard/person';
import { findByKeys, keysOf, type KeysByContact } from './contactKeyStore';
import { CountMoves } from './countContacts';
import { lockInTree } from './lockContacts';
import { reachOf } from './reachOf';
import type { Said } from './said';
import { addContact, changeContact } from './saveContact';
import { withSaid } from './withSaid';

type Owner = Pick<OrganisationRecord, 'id' | 'country'>;
type Surroundings = Pick<Deps, 'ids' | 'now'>;

/** Another writer may make the same contact at the same moment: then theirs is used. */
const TRIES = 3;

/**
 * Finds a record's contact as PRIV-01 finds a person's records, or makes it, and adds what the record knows beyond it.
 * Empty if the record has no address or number. Call it after locking what many records share.
 */
export async function meet(tx: Queries, deps: Surroundings, owner: Owner, said: Said): Promise<string> {
  const reach = reachOf(said, owner.country);
  if (keysOf(reach).length === 0) return '';
  for (let tries = 1; ; tries += 1) {
    const moves = new CountMoves();
    const id = (await findReached(tx, owner.id, reach)) ?? (await make(tx, deps, owner, reach, moves));
    if (id !== null && (await complete(tx, deps, owner, id, said, moves))) {
      await moves.write(tx, owner.id);
      return id;
    }
    if (tries === TRIES) throw new Error('orgkit: a contact that is another’s and cannot be found');
  }
}

/** Adds what a record says to a contact that it is known to be of. */
export async function addSaid(
  tx: Queries,
  deps: Surroundings,
  owner: Owner,
  contactId: string,
  said: Said,
): Promise<void> {
  const moves = new CountMoves();
  await complete(tx, deps, owner, contactId, said, moves);
  await moves.write(tx, owner.id);
}

/** A record's contact, if there is one. */
export const findMet = (queries: Queries, owner: Owner, said: Said): Promise<string | null> =>
  findReached(queries, owner.id, reachOf(said, owner.country));

/** Finds a contact by address, or by number alone where either side has no address. */
async function findReached(queries: Queries, organisationId: string, reach: ContactReach): Promise<string | null> {
  return metAmong(await findByKeys(queries, organisationId, keysOf(reach)), reach);
}

/** The one of some contacts that an address and number are of. @param having those that have either */
export function metAmong(having: KeysByContact, reach: ContactReach): string | null {
  const person: Person = { email: reach.emails[0] ? mailboxOf(reach.emails[0]) : null, tel: reach.tels[0] ?? null };
  const theirs = [...having].filter(([, contacts]) => isTheirs(contacts, person));
  const byAddress = theirs.find(([, { emails }]) => person.email !== null && emails.has(person.email));
  const addressless = theirs.find(([, { emails }]) => emails.size === 0);
  // Families share numbers: one of several contacts is not told by it.
  const only = theirs.length === 1 ? theirs[0] : undefined;
  return (byAddress ?? addressless ?? only)?.[0] ?? null;
}

/** @returns null if somebody else made it meanwhile */
async function make(
  tx: Queries,
  deps: Surroundings,
  { id: organisationId }: Owner,
  reach: ContactReach,
  moves: CountMoves,
): Promise<string | null> {
  const id = deps.ids.row();
  const times = { createdAt: deps.now(), updatedAt: deps.now() };
  const row = { ...blankContact(organisationId, id), reach, ...times };
  try {
    // Rolled back on its own.
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

/** @returns false if it was removed meanwhile */
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
