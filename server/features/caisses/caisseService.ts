import type * as v from 'valibot';
import type { Caisse, createCaisseRequest, updateCaisseRequest } from '../../../src/contract/caisses';
import { RICH_TEXT } from '../../../src/contract/common';
import { ZERO } from '../../../src/core/money';
import { parseAmount } from '../../amounts';
import { cleanHtmlWithin } from '../../cleanHtml';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import type { TokenHolder } from '../../tokens';
import { requireRow } from '../../requireOwned';
import { differences, recordChange, type Change } from '../audit/recordChange';
import { findDevise, findOrganisation, findReading } from '../organisations/organisationStore';
import { findCaisse, insertCaisse, listCaisses, lockCaisse, saveCaisse, type CaisseRow } from './caisseStore';
import { viewCaisse } from './caisseView';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewCaisse = v.InferOutput<typeof createCaisseRequest>;
type CaisseChange = v.InferOutput<typeof updateCaisseRequest>;

const emptyDocument: CaisseRow['document'] = {
  description: '',
  presetButtons: [],
  textContent: '',
  youtubeId: '',
  imagesCaroussel: [],
  bgimage: '',
  metaTitle: '',
  metaDescription: '',
  metaImage: '',
};

/** One fund with its live totals (CALL-26); a hidden one too, its address still works (DON-08). @throws HttpError 404 */
export async function readCaisse(
  { database: { queries } }: Pick<Surroundings, 'database'>,
  organisationId: string,
  id: string,
): Promise<Caisse> {
  // Visitors may name any organisation.
  const { devise, mode } = requireRow(await findOrganisation(queries, organisationId), 'fund');
  return viewCaisse(requireRow(await findCaisse(queries, organisationId, id, mode), 'fund'), devise);
}

export async function readCaisses({ database: { queries } }: Surroundings, organisationId: string): Promise<Caisse[]> {
  const { devise, shown } = await findReading(queries, organisationId);
  const rows = await listCaisses(queries, organisationId, shown);
  return rows.map((row) => viewCaisse(row, devise));
}

/** Makes a fund within the caller's transaction and answers its id. @throws HttpError 400, 409 when the id is taken. */
export async function createCaisse(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), ...given }: NewCaisse,
): Promise<string> {
  const blank: CaisseRow = {
    id,
    organisationId,
    position: 0,
    name: given.name,
    objectif: ZERO,
    marge: ZERO,
    withObjectif: (given.objectif ?? 0) > 0,
    smart: false,
    active: true,
    paused: false,
    hidden: false,
    cerfa: false,
    assoc: null,
    document: emptyDocument,
    createdAt: now(),
    updatedAt: now(),
  };
  if (!(await insertCaisse(tx, withChange(blank, given, await findDevise(tx, organisationId))))) {
    throw new HttpError(409, 'This fund id is taken.', 'taken');
  }
  return id;
}

/** Changes a fund; absent keys stay. @throws HttpError 400, 404 */
export async function updateCaisse(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  given: CaisseChange,
): Promise<Caisse> {
  await deps.database.transaction(async (tx) => {
    const row = requireRow(await lockCaisse(tx, holder.organisationId, id), 'fund');
    const next = { ...withChange(row, given, await findDevise(tx, row.organisationId)), updatedAt: deps.now() };
    await saveCaisse(tx, next);
    await recordChange(tx, deps, holder, noteOf('ADMIN-CAISSE-UPDATE', row, next));
  });
  return readCaisse(deps, holder.organisationId, id);
}

/** Makes a fund with an organisation's token and answers its id. */
export function createOwnCaisse(deps: Surroundings, holder: TokenHolder, given: NewCaisse): Promise<string> {
  return deps.database.transaction(async (tx) => {
    const id = await createCaisse(tx, deps, holder.organisationId, given);
    const row = await lockCaisse(tx, holder.organisationId, id);
    if (row) await recordChange(tx, deps, holder, noteOf('ADMIN-CAISSE-CREATE', null, row));
    return id;
  });
}

/** Display texts are logged by key only. */
const noteOf = (action: string, before: CaisseRow | null, after: CaisseRow): Change => ({
  action,
  subject: 'caisse',
  subjectId: after.id,
  changes: differences(before && flat(before), flat(after)),
});
const flat = ({ document, ...row }: CaisseRow) => ({ ...row, ...document });

function withChange(row: CaisseRow, given: CaisseChange, devise: string): CaisseRow {
  const shown = Object.keys(emptyDocument).flatMap((key) => {
    const value = given[key as keyof CaisseChange];
    return value === undefined
      ? []
      : [[key, typeof value === 'string' && key === 'textContent' ? cleanHtmlWithin(value, RICH_TEXT, key) : value]];
  });
  return {
    ...row,
    name: given.name ?? row.name,
    objectif: given.objectif === undefined ? row.objectif : parseAmount(given.objectif, devise, 'objectif'),
    marge: given.marge === undefined ? row.marge : parseAmount(given.marge, devise, 'marge'),
    withObjectif: given.withObjectif ?? row.withObjectif,
    smart: given.smart ?? row.smart,
    active: given.active ?? row.active,
    paused: given.paused ?? row.paused,
    hidden: given.hidden ?? row.hidden,
    cerfa: given.cerfa ?? row.cerfa,
    assoc: given.assoc === undefined ? row.assoc : given.assoc,
    document: { ...row.document, ...(Object.fromEntries(shown) as Partial<CaisseRow['document']>) },
  };
}
