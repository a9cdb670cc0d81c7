import type * as v from 'valibot';
import type { createDebtRequest, OwnDebt, updateDebtRequest } from '../../../src/contract/records/debts';
import { ZERO, type Minor, type Units } from '../../../src/core/money';
import { parseAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError, idTakenError, malformed } from '../../errors';
import { isDebtTouched } from '../../ledger/handEntries';
import type { TokenHolder } from '../../secrets/tokens';
import { requireRow } from '../../requireOwned';
import { createOwned, removeOwned, updateVersioned, type RemovableKind } from '../audit/ownRecords';
import { findDevise, findReading } from '../organisations/organisationStore';
import { deleteDebtRow, findDebt, insertDebt, lockDebt, saveDebt, type DebtRow } from './debtStore';
import { viewOwnDebt } from './debtView';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewDebt = v.InferOutput<typeof createDebtRequest>;

/** A debt's name may name a person, and who has its link may pay: both stay out of the log. */
const kind: RemovableKind<DebtRow, OwnDebt> = {
  name: 'debt',
  lock: lockDebt,
  save: saveDebt,
  logged: ({ name: _name, linkId: _link, paid: _paid, paidInTrial: _inTrial, ...row }) => row,
  view: ({ organisationId, id }, tx) => readDebt(tx, organisationId, id),
  async remove(tx, { organisationId, id }) {
    if (await isDebtTouched(tx, { organisationId, debtId: id }))
      throw new HttpError(409, 'Somebody has paid this debt, or is about to.', 'paid');
    await deleteDebtRow(tx, organisationId, id);
  },
};

/** A debt of the organisation. @throws HttpError 404 */
export async function readDebt(queries: Queries, organisationId: string, id: string): Promise<OwnDebt> {
  const { devise, shown } = await findReading(queries, organisationId);
  return viewOwnDebt(requireRow(await findDebt(queries, organisationId, id, shown), 'debt'), devise);
}

/** Notes a debt within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createDebt(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  given: NewDebt,
): Promise<DebtRow> {
  const { id = ids.row(), name, montant, assoc = null, cerfa = false, active = true, due = null } = given;
  const amount = owed(montant, await findDevise(tx, organisationId));
  const times = { createdAt: now(), updatedAt: now() };
  const row = {
    id,
    organisationId,
    name,
    montant: amount,
    assoc,
    cerfa,
    active,
    due,
    linkId: null,
    paid: ZERO,
    paidInTrial: ZERO,
    ...times,
  };
  if (!(await insertDebt(tx, row))) throw idTakenError('debt');
  return row;
}

/** Notes a debt with an organisation's token. */
export const createOwnDebt = (deps: Surroundings, holder: TokenHolder, given: NewDebt): Promise<OwnDebt> =>
  createOwned(deps, holder, kind, (tx) => createDebt(tx, deps, holder.organisationId, given));

/**
 * Changes a debt; absent keys and paid amounts stay. What changes nothing is not noted.
 * @throws Outdated when it is of another version than the given one; HttpError 400, 404
 */
export const updateDebt = (
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { version, ...given }: v.InferOutput<typeof updateDebtRequest>,
): Promise<OwnDebt> =>
  updateVersioned(deps, holder, kind, { id, version }, async (row, tx) => ({
    ...row,
    name: given.name ?? row.name,
    montant: given.montant === undefined ? row.montant : owed(given.montant, await findDevise(tx, row.organisationId)),
    assoc: given.assoc === undefined ? row.assoc : given.assoc,
    cerfa: given.cerfa ?? row.cerfa,
    active: given.active ?? row.active,
    due: given.due === undefined ? row.due : given.due,
  }));

/** Deletes a debt of which nothing was ever paid. @throws HttpError 404, 409 */
export const removeDebt = (deps: Surroundings, holder: TokenHolder, id: string): Promise<void> =>
  removeOwned(deps, holder, kind, id);

function owed(montant: Units, devise: string): Minor {
  const amount = parseAmount(montant, devise, 'montant');
  if (amount > 0) return amount;
  throw malformed('montant', 'must be above 0');
}
