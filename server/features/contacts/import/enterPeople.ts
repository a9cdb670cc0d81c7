import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ImportedPerson, PersonFault } from '../../../../src/contract/records/contactImports';
import type { Queries } from '../../../db/database';
import { contactImportPieces, contactImports } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { createGiveWay } from '../../../http/giveWay';
import { loggable } from '../../../loggable';
import { CountMoves } from '../countContacts';
import { forgetPeople } from './forgetPeople';
import { enter } from './importPerson';
import { ofImport, piecesOf, type ImportRow, type PieceRow } from './importStore';
import { readImported } from './readImported';
import { readOwner } from './readOwner';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now' | 'log'>;

const DAY = 86_400_000;

/**
 * Enters people of lists that run (PERS-12): each in a transaction with the count of those before, so that whoever goes on after a
 * crash enters nobody twice, and the address book is locked for one at a time.
 * @returns number of people
 */
export async function enterPeople(deps: Surroundings, signal?: AbortSignal): Promise<number> {
  const { queries } = deps.database;
  await forgetPeople(queries, new Date(deps.now().getTime() - DAY));
  let running = await queries.select().from(contactImports).where(eq(contactImports.state, 'running'));
  const way = createGiveWay();
  let count = 0;
  // A piece of each in turn: nobody waits for another organisation's whole list.
  while (running.length > 0 && !signal?.aborted) {
    const going = [];
    for (const list of running) {
      const piece = await nextPiece(queries, list);
      if (!piece) await end(queries, list);
      else if (await enterPiece(list, piece)) going.push(list);
    }
    running = going;
  }
  return count;

  /** @returns false if somebody else goes on with the list, or it was stopped */
  async function enterPiece(list: ImportRow, piece: PieceRow): Promise<boolean> {
    for (let place = piece.done; place < piece.total && !signal?.aborted; place += 1) {
      if (!(await enterOne(deps, list, piece, place))) return false;
      count += 1;
      await way.rest();
      // The embedded database answers within one turn of the event loop: nobody else would get theirs.
      await setImmediate();
    }
    return true;
  }
}

async function nextPiece(queries: Queries, list: ImportRow): Promise<PieceRow | null> {
  const [piece] = await queries
    .select()
    .from(contactImportPieces)
    .where(and(piecesOf(list), sql`${contactImportPieces.done} < ${contactImportPieces.total}`))
    .orderBy(asc(contactImportPieces.place))
    .limit(1);
  return piece ?? null;
}

async function end(queries: Queries, list: ImportRow): Promise<void> {
  await queries.update(contactImportPieces).set({ people: [] }).where(piecesOf(list));
  await queries
    .update(contactImports)
    .set({ state: 'done' })
    .where(and(ofImport(list), eq(contactImports.state, 'running')));
}

class Refused extends Error {
  constructor(readonly fault: PersonFault) {
    super('orgkit: a person of a list cannot be entered');
  }
}

/** @returns false if somebody else goes on with the list, or it was stopped */
async function enterOne(deps: Surroundings, list: ImportRow, piece: PieceRow, place: number): Promise<boolean> {
  try {
    return await enterAt(deps, list, piece, place, null);
  } catch (error) {
    const line = piece.people[place]?.line ?? 0;
    const fault = error instanceof Refused ? error.fault : { line, column: '', reason: 'failed' as const };
    if (!(error instanceof Refused))
      deps.log.error({ list: list.id, error: loggable(error) }, 'a person was not entered');
    return enterAt(deps, list, piece, place, fault);
  }
}

/** @param refused why the person is not to be entered, if it is known */
const enterAt = (
  deps: Surroundings,
  list: ImportRow,
  { id, how, monthFirst, country }: PieceRow,
  place: number,
  refused: PersonFault | null,
): Promise<boolean> =>
  deps.database.transaction(async (tx) => {
    const [state] = await tx
      .select({ state: contactImports.state })
      .from(contactImports)
      .where(ofImport(list))
      .for('share');
    // As it is now: somebody may have been erased from it.
    const [piece] = await tx
      .select({
        given: sql<ImportedPerson | null>`${contactImportPieces.people} -> ${place}::int`,
        done: contactImportPieces.done,
        result: contactImportPieces.result,
      })
      .from(contactImportPieces)
      .where(eq(contactImportPieces.id, id))
      .for('update');
    if (state?.state !== 'running' || !piece?.given || piece.done !== place) return false;
    const { given } = piece;
    const owner = await readOwner(tx, list.organisationId, country);
    const { person, faults } = readImported(given, { country: owner.country, monthFirst });
    const all = refused ? [refused] : faults;
    const result = { ...piece.result, faults: [...piece.result.faults, ...all] };
    if (all.length === 0) {
      const moves = new CountMoves();
      const outcome = await enter(tx, deps, owner, { person, how }, moves);
      if (outcome === 'address') throw new Refused({ line: given.line, column: 'email', reason: 'address' });
      result[outcome] += 1;
      await moves.write(tx, owner.id);
    }
    await tx
      .update(contactImportPieces)
      .set({ done: place + 1, result })
      .where(eq(contactImportPieces.id, id));
    return true;
  });
