import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { blankContact } from '../blankContact';
import { keysOf } from '../contactKeyStore';
import type { ContactDbRow } from '../contactStore';
import { CountMoves } from '../countContacts';
import { lockTrees } from '../lockContacts';
import { addContacts, changeContact } from '../saveContact';
import { outcomeOf, wished, type Outcome, type Wish } from './importPerson';
import { readKnown, type KnownPeople } from './knownPeople';
import { listedId } from './listedId';
import type { Owner } from './readOwner';

/** An address is another's, or became so meanwhile: nothing may be kept of the transaction. */
export class AddressTaken extends Error {
  constructor() {
    super('orgkit: an address of a list is another’s');
  }
}

interface Planned {
  readonly wish: Wish;
  readonly outcome: Outcome;
  readonly row: ContactDbRow | null;
}

/**
 * Enters the first of some people into the address book (PERS-12), with few statements: as many as have nothing to do with each
 * other, so that it comes to the same as one after the other.
 * @returns what came of each of them, at least one. @throws AddressTaken
 */
export async function enterMany(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  owner: Owner,
  wishes: readonly Wish[],
): Promise<Outcome[]> {
  const people = wishes.map(({ person }) => person);
  const plans = planFirst(await readKnown(tx, owner, people), owner, wishes);
  const ofKind = (kind: Outcome) => plans.filter(({ outcome }) => outcome === kind);
  const found = ofKind('changed').flatMap(({ row }) => row ?? []);
  const locked = new Map((await lockTrees(tx, owner.id, found)).map((row) => [row.id, row]));
  const moves = new CountMoves();
  const times = { createdAt: deps.now(), updatedAt: deps.now() };
  const fresh = ofKind('fresh').map(({ wish }) => wish);
  for (const { wish, row: before } of ofKind('changed')) {
    const row = locked.get(before?.id ?? '');
    // Removed meanwhile.
    if (!row) fresh.push(wish);
    else if (!(await change(tx, deps, owner, { row, wish }, moves))) throw new AddressTaken();
  }
  const added = fresh.map((wish) => {
    const blank = { ...blankContact(owner.id, listedId(owner, wish.person)), ...times, ...NOTHING_DERIVED };
    return { ...wished(blank, owner, wish), isOwn: true };
  });
  if (!(await addContacts(tx, deps, added, moves))) throw new AddressTaken();
  await moves.write(tx, owner.id);
  return plans.map(({ outcome }) => outcome);
}

const NOTHING_DERIVED = { marks: [], sortName: '', search: '' };

/** @returns false if an address is another's */
async function change(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  owner: Owner,
  { row, wish }: { readonly row: ContactDbRow; readonly wish: Wish },
  moves: CountMoves,
): Promise<boolean> {
  const next = wished(row, owner, wish);
  if (isDeepStrictEqual(next, row)) return true;
  const taken = await changeContact(tx, deps, { ...next, isOwn: true, updatedAt: deps.now() }, moves);
  return taken.length === 0;
}

/** Plans people up to the first who may be somebody that was planned before, or one of theirs. */
function planFirst(known: KnownPeople, owner: Owner, wishes: readonly Wish[]): Planned[] {
  const plans: Planned[] = [];
  const moved = new Set<string>();
  for (const wish of wishes) {
    const { person } = wish;
    const own = [...keysOf(person.reach), listedId(owner, person)];
    const near = known.near(person).map(({ rootId }) => rootId);
    if ([...own, ...near].some((one) => moved.has(one))) break;
    const plan = { wish, ...outcomeOf(known, owner, wish) };
    plans.push(plan);
    if (plan.outcome === 'fresh' || plan.outcome === 'changed')
      for (const one of [...own, ...(plan.row ? [plan.row.rootId] : [])]) moved.add(one);
  }
  return plans;
}
