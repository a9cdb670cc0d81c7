import type * as v from 'valibot';
import type { createCaisseRequest, OwnCaisse, updateCaisseRequest } from '../../../src/contract/records/adminCaisses';
import type { Caisse } from '../../../src/contract/records/caisses';
import { RICH_TEXT, type Language } from '../../../src/contract/common';
import { ZERO } from '../../../src/core/money';
import { parseAmount } from '../../amounts';
import { cleanHtmlWithin } from '../../text/cleanHtml';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { idTakenError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { requireRow } from '../../requireOwned';
import { createOwned, updateVersioned, type RecordKind } from '../audit/ownRecords';
import { translatedOne } from '../translations/translated';
import { findDevise, findOrganisation, findReading } from '../organisations/organisationStore';
import { findCaisse, insertCaisse, listCaisses, lockCaisse, saveCaisse, type CaisseRow } from './caisseStore';
import { viewCaisse, viewOwnCaisse } from './caisseView';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewCaisse = v.InferOutput<typeof createCaisseRequest>;
type CaisseChange = Omit<v.InferOutput<typeof updateCaisseRequest>, 'version'>;

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

/** Display texts are logged by key only. */
export const caisseKind: RecordKind<CaisseRow, OwnCaisse> = {
  name: 'fund',
  subject: 'caisse',
  lock: lockCaisse,
  save: saveCaisse,
  logged: ({ document, ...row }) => ({ ...row, ...document }),
  view: ({ organisationId, id }, tx) => readOwnCaisse(tx, organisationId, id),
};

/**
 * One fund with its live totals (CALL-26), in a language as far as it is translated; a hidden one too, its address still works
 * (DON-08). @throws HttpError 404
 */
export async function readCaisse(
  queries: Queries,
  organisationId: string,
  id: string,
  lang?: Language,
): Promise<Caisse> {
  // Visitors may name any organisation.
  const organisation = requireRow(await findOrganisation(queries, organisationId), 'fund');
  const { devise, language, mode } = organisation;
  const fund = viewCaisse(requireRow(await findCaisse(queries, organisationId, id, mode), 'fund'), devise);
  return translatedOne(queries, organisation, lang ?? language, 'caisse', fund);
}

/** The same as its organisation sees it (CALL-52). @throws HttpError 404 */
export async function readOwnCaisse(queries: Queries, organisationId: string, id: string): Promise<OwnCaisse> {
  const { devise, shown } = await findReading(queries, organisationId);
  return viewOwnCaisse(requireRow(await findCaisse(queries, organisationId, id, shown), 'fund'), devise);
}

/** All funds of an organisation, hidden ones too. */
export async function readCaisses(
  { database: { queries } }: Surroundings,
  organisationId: string,
): Promise<OwnCaisse[]> {
  const { devise, shown } = await findReading(queries, organisationId);
  const rows = await listCaisses(queries, organisationId, shown);
  return rows.map((row) => viewOwnCaisse(row, devise));
}

/** Makes a fund within the caller's transaction. @throws HttpError 400, 409 when the id is taken. */
export async function createCaisse(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), ...given }: NewCaisse,
): Promise<CaisseRow> {
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
  const row = await withChange(tx, blank, given);
  if (!(await insertCaisse(tx, row))) throw idTakenError('fund');
  return (await lockCaisse(tx, organisationId, id)) ?? row;
}

/** Makes a fund with an organisation's token. */
export const createOwnCaisse = (deps: Surroundings, holder: TokenHolder, given: NewCaisse): Promise<OwnCaisse> =>
  createOwned(deps, holder, caisseKind, (tx) => createCaisse(tx, deps, holder.organisationId, given));

/**
 * Changes a fund; absent keys stay. What changes nothing is not noted.
 * @throws Outdated when it is of another version than the given one; HttpError 400, 404
 */
export const updateCaisse = (
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { version, ...given }: v.InferOutput<typeof updateCaisseRequest>,
): Promise<OwnCaisse> =>
  updateVersioned(deps, holder, caisseKind, { id, version }, (row, tx) => withChange(tx, row, given));

async function withChange(tx: Queries, row: CaisseRow, given: CaisseChange): Promise<CaisseRow> {
  const devise = await findDevise(tx, row.organisationId);
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
