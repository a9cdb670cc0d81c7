import type * as v from 'valibot';
import type {
  createServiceRequest,
  OwnService,
  updateServiceRequest,
} from '../../../src/contract/records/adminServices';
import { ZERO } from '../../../src/core/money';
import { parseAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { idTakenError } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { createOwned, updateVersioned, type RecordKind } from '../audit/ownRecords';
import { findDevise } from '../organisations/organisationStore';
import { insertService, listServices, lockService, saveService, type ServiceRow } from './serviceStore';
import { viewOwnService } from './serviceView';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewService = v.InferOutput<typeof createServiceRequest>;
type ServiceChange = Omit<v.InferOutput<typeof updateServiceRequest>, 'version'>;

/** The people of a service are named in no log. */
export const serviceKind: RecordKind<ServiceRow, OwnService> = {
  name: 'service',
  lock: lockService,
  save: saveService,
  logged: ({ document: { description, groupe, categorie }, ...row }) => ({ ...row, description, groupe, categorie }),
  view: async (row, tx) => viewOwnService(row, await findDevise(tx, row.organisationId)),
};

/** All services of an organisation, inactive ones too. */
export async function readServices({ database }: Surroundings, organisationId: string): Promise<OwnService[]> {
  const devise = await findDevise(database.queries, organisationId);
  return (await listServices(database.queries, organisationId)).map((row) => viewOwnService(row, devise));
}

/** Makes a service within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createService(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), ...given }: NewService,
): Promise<ServiceRow> {
  const blank: ServiceRow = {
    id,
    organisationId,
    position: 0,
    name: given.name,
    montant: ZERO,
    recurrent: false,
    cerfa: false,
    assoc: null,
    nbMonth: null,
    sysQuantity: false,
    active: true,
    document: { description: '', groupe: null, categorie: '', other: [] },
    createdAt: now(),
    updatedAt: now(),
  };
  const row = await withChange(tx, blank, given);
  const kept = await insertService(tx, { ...row, position: given.position });
  if (!kept) throw idTakenError('service');
  return (await lockService(tx, organisationId, id)) ?? row;
}

/** Makes a service with an organisation's token. */
export const createOwnService = (deps: Surroundings, holder: TokenHolder, given: NewService): Promise<OwnService> =>
  createOwned(deps, holder, serviceKind, (tx) => createService(tx, deps, holder.organisationId, given));

/**
 * Changes a service; absent keys stay. What changes nothing is not noted.
 * @throws Outdated when it is of another version than the given one; HttpError 400, 404
 */
export const updateService = (
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { version, ...given }: v.InferOutput<typeof updateServiceRequest>,
): Promise<OwnService> =>
  updateVersioned(deps, holder, serviceKind, { id, version }, (row, tx) => withChange(tx, row, given));

async function withChange(tx: Queries, row: ServiceRow, given: ServiceChange): Promise<ServiceRow> {
  const devise = await findDevise(tx, row.organisationId);
  const { document } = row;
  return {
    ...row,
    position: given.position ?? row.position,
    name: given.name ?? row.name,
    montant: given.montant === undefined ? row.montant : parseAmount(given.montant, devise, 'montant'),
    recurrent: given.recurrent === undefined ? row.recurrent : given.recurrent === 1,
    cerfa: given.cerfa ?? row.cerfa,
    assoc: given.assoc === undefined ? row.assoc : given.assoc,
    nbMonth: given.nbMonth === undefined ? row.nbMonth : given.nbMonth,
    sysQuantity: given.sysQuantity ?? row.sysQuantity,
    active: given.active ?? row.active,
    document: {
      description: given.description ?? document.description,
      groupe: given.groupe === undefined ? document.groupe : given.groupe,
      categorie: given.categorie ?? document.categorie,
      other: given.other ?? document.other,
    },
  };
}
