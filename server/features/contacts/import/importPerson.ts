import { isDeepStrictEqual } from 'node:util';
import type { ContactImport } from '../../../../src/contract/records/contactImports';
import { isOneName, mayBeOnePerson } from '../../../../src/core/contact';
import type { Queries } from '../../../db/database';
import { bodyHash } from '../../../secrets/bodyHash';
import type { ContactDbRow } from '../contactStore';
import { readKnown, type KnownPeople } from './knownPeople';
import { listedIds } from './listedId';
import type { ReadPerson } from './readImported';
import type { Owner } from './readOwner';
import { withImported } from './withImported';

export type Outcome = keyof Pick<ContactImport, 'fresh' | 'changed' | 'same'> | 'address';

export interface Wish {
  readonly person: ReadPerson;
  readonly how: 'fill' | 'take';
}

/** Foresees what entering each of some people would come to (PERS-11), without changing anything. */
export async function foresee(queries: Queries, owner: Owner, wishes: readonly Wish[]): Promise<Outcome[]> {
  const people = wishes.map(({ person }) => person);
  const known = await readKnown(queries, owner, people);
  return wishes.map((wish) => outcomeOf(known, owner, wish).outcome);
}

/** Foresees how one person is entered, and into which contact, if any. */
export function outcomeOf(
  known: KnownPeople,
  owner: Owner,
  wish: Wish,
): { outcome: Outcome; row: ContactDbRow | null } {
  const row = findListed(known, owner, wish.person);
  if (row === OTHERS) return { outcome: 'address', row: null };
  if (row === null) return { outcome: 'fresh', row };
  return { outcome: isDeepStrictEqual(wished(row, owner, wish), row) ? 'same' : 'changed', row };
}

/** A contact as a list would have it. */
export const wished = <Row extends ContactDbRow>(row: Row, owner: Owner, { how, person }: Wish): Row =>
  withImported(row, person, {
    ...{ how, country: owner.country },
    householdId: person.household === '' ? null : `list-${bodyHash([owner.id, person.household]).slice(0, 24)}`,
  });

/** The address is that of somebody else, as in families: nobody is made of two people. */
const OTHERS = Symbol('address of somebody else');

/** A person's contact, found as by their records (PERS-02); one of another name is not found by the number alone. */
function findListed(known: KnownPeople, owner: Owner, person: ReadPerson): ContactDbRow | typeof OTHERS | null {
  const { emails, tels } = person.reach;
  for (const email of emails) {
    const row = known.met({ email });
    if (row) return mayBeOnePerson(row.details, person.names) ? row : OTHERS;
  }
  for (const tel of tels) {
    const row = known.met({ tel, ...(emails[0] && { email: emails[0] }) });
    if (row && isOneName(row.details, person.names)) return row;
  }
  const [row = null] = listedIds(owner, person).flatMap((id) => known.byId(id) ?? []);
  return row;
}
