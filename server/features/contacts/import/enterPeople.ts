import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ImportedPerson, PersonFault } from '../../../../src/contract/records/contactImports';
import type { Queries } from '../../../db/database';
import { contactImportPieces, contactImports } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { createGiveWay } from '../../../http/giveWay';
import { loggable } from '../../../loggable';
import { AddressTaken, enterMany } from './enterMany';
import { forgetPeople } from './forgetPeople';
import { ofImport, piecesOf, type ImportRow, type PieceRow } from './importStore';
import { readImported } from './readImported';
import { readOwner } from './readOwner';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now' | 'log'>;

const DAY = 86_400_000;
/** People of a transaction: as many as take so many milliseconds. */
const [LEAST, MOST, LONG] = [10, 50, 30];

/**
 * Enters people of lists that run (PERS-12): a few in a transaction, with the count of those before, so that whoever goes on after a
 * crash enters nobody twice, and nobody waits long for the address book.
 * @param most people of a transaction @returns number of people
 */
export async function enterPeople(deps: Surroundings, signal?: AbortSignal, most = MOST): Promise<number> {
  const { queries } = deps.database;
  await forgetPeople(queries, new Date(deps.now().getTime() - DAY));
  let running = await queries.select().from(contactImports).where(eq(contactImports.state, 'running'));
  const way = createGiveWay();
  let [count, size] = [0, Math.min(LEAST, most)];
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
    for (let place = piece.done; place < piece.total && !signal?.aborted;) {
      const start = performance.now();
      const entered = await enterSome(deps, list, piece, place, size);
      if (entered === 0) return false;
      [place, count] = [place + entered, count + entered];
      size = Math.min(nextSize(size, { entered, isLong: performance.now() - start > LONG }), most);
      await way.rest();
      // The embedded database answers within one turn of the event loop: nobody else would get theirs.
      await setImmediate();
    }
    return true;
  }
}

/**
 * How many people to enter next: half as many after a long step, or where several could not be entered together; else twice as many.
 * @example
 * nextSize(50, { entered: 1, isLong: false }) // => 25
 * nextSize(1, { entered: 1, isLong: false }) // => 2
 */
export function nextSize(size: number, { entered, isLong }: { entered: number; isLong: boolean }): number {
  if (isLong) return Math.max(LEAST, Math.ceil(size / 2));
  return entered === 1 && size > 1 ? Math.ceil(size / 2) : size * 2;
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

/** @returns how many were entered or refused; 0 if somebody else goes on with the list, or it was stopped */
async function enterSome(
  deps: Surroundings,
  list: ImportRow,
  piece: PieceRow,
  place: number,
  most: number,
): Promise<number> {
  try {
    return await enterAt(deps, list, piece, { place, most });
  } catch (error) {
    // Whoever it is, the others are entered without them.
    if (most > 1) return enterSome(deps, list, piece, place, 1);
    if (!(error instanceof AddressTaken))
      deps.log.error({ list: list.id, error: loggable(error) }, 'a person was not entered');
    const reason = error instanceof AddressTaken ? 'address' : 'failed';
    return enterAt(deps, list, piece, { place, most, refused: reason });
  }
}

interface Part {
  readonly place: number;
  readonly most: number;
  /** Why the person is not to be entered, if it is known. */
  readonly refused?: 'address' | 'failed';
}

const enterAt = (
  deps: Surroundings,
  list: ImportRow,
  { id, how, monthFirst, country }: PieceRow,
  { place, most, refused }: Part,
): Promise<number> =>
  deps.database.transaction(async (tx) => {
    const [state] = await tx
      .select({ state: contactImports.state })
      .from(contactImports)
      .where(ofImport(list))
      .for('share');
    // As they are now: somebody may have been erased from it.
    const span = sql`jsonb_build_object('first', ${place}::int, 'last', ${place + most - 1}::int)`;
    const [piece] = await tx
      .select({
        people: sql<
          ImportedPerson[]
        >`jsonb_path_query_array(${contactImportPieces.people}, '$[$first to $last]', ${span})`,
        done: contactImportPieces.done,
        result: contactImportPieces.result,
      })
      .from(contactImportPieces)
      .where(eq(contactImportPieces.id, id))
      .for('update');
    if (state?.state !== 'running' || !piece || piece.done !== place || piece.people.length === 0) return 0;
    const owner = await readOwner(tx, list.organisationId, country);
    const lines = piece.people.map((given) => {
      const { person, faults } = readImported(given, { country: owner.country, monthFirst });
      return { line: given.line, person, faults: refused ? [refusal(given.line, refused)] : faults };
    });
    const wishes = lines.filter(({ faults }) => faults.length === 0).map(({ person }) => ({ person, how }));
    const outcomes = wishes.length > 0 ? await enterMany(tx, deps, owner, wishes) : [];
    const result = { ...piece.result, faults: [...piece.result.faults] };
    let [next, done] = [0, 0];
    for (const { line, faults } of lines) {
      if (faults.length > 0) result.faults.push(...faults);
      else {
        const outcome = outcomes[next];
        if (outcome === undefined) break;
        next += 1;
        if (outcome === 'address') result.faults.push(refusal(line, outcome));
        else result[outcome] += 1;
      }
      done += 1;
    }
    await tx
      .update(contactImportPieces)
      .set({ done: place + done, result })
      .where(eq(contactImportPieces.id, id));
    return done;
  });

const refusal = (line: number, reason: 'address' | 'failed'): PersonFault =>
  reason === 'address' ? { line, column: 'email', reason } : { line, column: '', reason };
