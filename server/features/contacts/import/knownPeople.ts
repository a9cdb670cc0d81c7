import type { Queries } from '../../../db/database';
import { findByKeys, hasAny, keysOf, type KeysByContact } from '../contactKeyStore';
import { findContacts, type ContactDbRow } from '../contactStore';
import { metAmong } from '../meet';
import { reachOf } from '../reachOf';
import { listedIds } from './listedId';
import type { ReadPerson } from './readImported';
import type { Owner } from './readOwner';

/** Those of an address book that people of a list may be. */
export interface KnownPeople {
  /** The contact of a record that says an address, a number or both (PERS-02). */
  met(said: { readonly email?: string; readonly tel?: string }): ContactDbRow | null;
  byId(id: string): ContactDbRow | null;
  /** All that a person's address or number leads to. */
  near(person: ReadPerson): ContactDbRow[];
}

/** Reads them at once, however many people. */
export async function readKnown(queries: Queries, owner: Owner, people: readonly ReadPerson[]): Promise<KnownPeople> {
  const all = await findByKeys(queries, owner.id, [...new Set(people.flatMap(({ reach }) => keysOf(reach)))]);
  const ids = new Set([...all.keys(), ...people.flatMap((person) => listedIds(owner, person))]);
  const rows = new Map((await findContacts(queries, owner.id, [...ids])).map((row) => [row.id, row]));
  const having = (keys: readonly string[]): KeysByContact => new Map([...all].filter(([, own]) => hasAny(own, keys)));
  const byId = (id: string) => rows.get(id) ?? null;
  return {
    byId,
    met(said) {
      const reach = reachOf(said, owner.country);
      const id = metAmong(having(keysOf(reach)), reach);
      return id === null ? null : byId(id);
    },
    near: ({ reach }) => [...having(keysOf(reach)).keys()].flatMap((id) => byId(id) ?? []),
  };
}
