import type * as v from 'valibot';
import type { createDebtRequest, Debt, updateDebtRequest } from '../../../src/contract/debts';
import type { Minor, Units } from '../../../src/core/money';
import { parseAmount } from '../../amounts';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError, malformed } from '../../errors';
import type { TokenHolder } from '../../tokens';
import { requireRow } from '../../requireOwned';
import { differences, recordChange } from '../audit/recordChange';
import { findDevise, findReading } from '../organisations/organisationStore';
import { findDebt, insertDebt, lockDebt, saveDebt, type DebtRow } from './debtStore';
import { viewDebt } from './debtView';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewDebt = v.InferOutput<typeof createDebtRequest>;
type DebtChange = v.InferOutput<typeof updateDebtRequest>;

/** A debt of the organisation. @throws HttpError 404 */
export async function readDebt(queries: Queries, organisationId: string, id: string): Promise<Debt> {
  const { devise, shown } = await findReading(queries, organisationId);
  return viewDebt(requireRow(await findDebt(queries, organisationId, id, shown), 'debt'), devise);
}

/** Notes a debt within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createDebt(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  given: NewDebt,
): Promise<DebtRow> {
  const { id = ids.row(), name, montant, assoc = null, cerfa = false, active = true } = given;
  const amount = owed(montant, await findDevise(tx, organisationId));
  const times = { createdAt: now(), updatedAt: now() };
  const row = { id, organisationId, name, montant: amount, assoc, cerfa, active, ...times };
  if (!(await insertDebt(tx, row))) throw new HttpError(409, 'This debt id is taken.', 'taken');
  return row;
}

/** Notes a debt with an organisation's token. */
export function createOwnDebt(deps: Surroundings, holder: TokenHolder, given: NewDebt): Promise<Debt> {
  return deps.database.transaction(async (tx) => {
    const row = await createDebt(tx, deps, holder.organisationId, given);
    const note = { action: 'ADMIN-DEBT-CREATE', subject: 'debt', subjectId: row.id, changes: told(null, row) };
    await recordChange(tx, deps, holder, note);
    return readDebt(tx, holder.organisationId, row.id);
  });
}

/** Changes a debt; absent keys and paid amounts stay. @throws HttpError 400, 404 */
export function updateDebt(deps: Surroundings, holder: TokenHolder, id: string, given: DebtChange): Promise<Debt> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockDebt(tx, holder.organisationId, id), 'debt');
    const next: DebtRow = {
      ...row,
      name: given.name ?? row.name,
      montant:
        given.montant === undefined ? row.montant : owed(given.montant, await findDevise(tx, row.organisationId)),
      assoc: given.assoc === undefined ? row.assoc : given.assoc,
      cerfa: given.cerfa ?? row.cerfa,
      active: given.active ?? row.active,
      updatedAt: deps.now(),
    };
    await saveDebt(tx, next);
    const note = { action: 'ADMIN-DEBT-UPDATE', subject: 'debt', subjectId: id, changes: told(row, next) };
    await recordChange(tx, deps, holder, note);
    return readDebt(tx, holder.organisationId, id);
  });
}

/** A debt's name may name a person: it stays out of the log. */
const told = (before: DebtRow | null, after: DebtRow) => differences(before && nameless(before), nameless(after));
const nameless = ({ name: _name, ...row }: DebtRow) => row;

function owed(montant: Units, devise: string): Minor {
  const amount = parseAmount(montant, devise, 'montant');
  if (amount > 0) return amount;
  throw malformed('montant', 'must be above 0');
}
