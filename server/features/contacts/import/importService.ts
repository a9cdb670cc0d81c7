import { setImmediate } from 'node:timers/promises';
import { asc, sql } from 'drizzle-orm';
import type {
  checkPeople as route,
  ContactImport,
  ImportResult,
} from '../../../../src/contract/records/contactImports';
import type { BodyOut } from '../../../../src/contract/route';
import { contactImportPieces, contactImports } from '../../../db/schema';
import { isUniqueViolation } from '../../../db/isUniqueViolation';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import { createGiveWay } from '../../../http/giveWay';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { recordChange } from '../../audit/recordChange';
import { forgetLists } from './forgetPeople';
import { foresee } from './importPerson';
import { requireCountry } from './countryNamed';
import { findChecked, findLatest, lockImport, nothing, ofImport, piecesOf, viewImport } from './importStore';
import { readImported } from './readImported';
import { readOwner } from './readOwner';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now'>;

/** People that are looked up at once. */
const SOME = 50;

/** Keeps a piece of a list of people, and tells what it would do (PERS-11). @throws HttpError 400, 409 once it was begun */
export async function checkPeople(
  deps: Surroundings,
  organisationId: string,
  { id, place, people, how, monthFirst = false, country }: BodyOut<typeof route>,
): Promise<ImportResult> {
  const { queries } = deps.database;
  if (country !== undefined) requireCountry(country);
  const owner = await readOwner(queries, organisationId, country);
  const result = { ...nothing, faults: [...nothing.faults] };
  const way = createGiveWay();
  for (let place = 0; place < people.length; place += SOME) {
    const lines = people.slice(place, place + SOME).map((given) => {
      const { person, faults } = readImported(given, { country: owner.country, monthFirst });
      return { line: given.line, person, faults };
    });
    const wishes = lines.filter(({ faults }) => faults.length === 0).map(({ person }) => ({ person, how }));
    const outcomes = (await foresee(queries, owner, wishes)).values();
    for (const { line, faults } of lines) {
      const outcome = faults.length > 0 ? null : outcomes.next().value;
      if (outcome === 'address') result.faults.push({ line, column: 'email', reason: 'address' });
      else if (outcome) result[outcome] += 1;
      else result.faults.push(...faults);
    }
    await way.rest();
    await setImmediate();
  }
  const createdAt = deps.now();
  await deps.database.transaction(async (tx) => {
    const list = { organisationId, id, state: 'checked' as const, createdAt };
    const added = await tx
      .insert(contactImports)
      .values(list)
      .onConflictDoNothing()
      .returning({ id: contactImports.id });
    const row = requireRow(await lockImport(tx, organisationId, id), 'import');
    if (row.state !== 'checked') throw new HttpError(409, 'This list was begun to be entered.', 'begun');
    const [kept, older] = await findChecked(tx, organisationId);
    if (!kept.includes(id)) throw new HttpError(409, 'Other lists were checked since.', 'old');
    if (added.length > 0) await forgetLists(tx, organisationId, older);
    const piece = {
      people,
      how,
      monthFirst,
      country: country ?? null,
      total: people.length,
      done: 0,
      result,
      createdAt,
    };
    await tx
      .insert(contactImportPieces)
      .values({ ...piece, id: deps.ids.row(), organisationId, importId: id, place })
      .onConflictDoUpdate({
        target: [contactImportPieces.organisationId, contactImportPieces.importId, contactImportPieces.place],
        set: piece,
      });
  });
  return result;
}

/** Has a list entered by the job (PERS-12); again changes nothing. @throws HttpError 404, 409 `busy` */
export async function startImport(deps: Surroundings, holder: TokenHolder, id: string): Promise<ContactImport> {
  try {
    return await start(deps, holder, id);
  } catch (error) {
    if (isUniqueViolation(error)) throw new HttpError(409, 'Another list is being entered.', 'busy');
    throw error;
  }
}

function start(deps: Surroundings, holder: TokenHolder, id: string): Promise<ContactImport> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockImport(tx, organisationId, id), 'import');
    if (row.state !== 'checked') return viewImport(tx, row);
    const pieces = await tx
      .select({
        total: contactImportPieces.total,
        isForgotten: sql<boolean>`${contactImportPieces.people} = '[]'::jsonb`,
      })
      .from(contactImportPieces)
      .where(piecesOf(row))
      .orderBy(asc(contactImportPieces.place));
    if (pieces.some(({ isForgotten }) => isForgotten)) throw new HttpError(409, 'This list is too old.', 'old');
    await tx.update(contactImportPieces).set({ result: nothing }).where(piecesOf(row));
    const begun = { state: 'running' as const, startedAt: deps.now() };
    await tx.update(contactImports).set(begun).where(ofImport(row));
    const changes = { people: pieces.reduce((sum, { total }) => sum + total, 0) };
    const note = { action: 'ADMIN-CONTACT-IMPORT-START', subject: 'contact', subjectId: null, changes };
    await recordChange(tx, deps, holder, note);
    return viewImport(tx, { ...row, ...begun });
  });
}

export async function readLatest({ database: { queries } }: Surroundings, organisationId: string) {
  const row = await findLatest(queries, organisationId);
  return row && viewImport(queries, row);
}
