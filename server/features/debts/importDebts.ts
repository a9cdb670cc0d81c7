import type { DebtImportReport, importDebts as route } from '../../../src/contract/records/debts';
import type { BodyOut } from '../../../src/contract/route';
import { toUnits } from '../../../src/core/money';
import type { Deps } from '../../deps';
import { BusinessRefusal } from '../../errors';
import { bodyHash } from '../../secrets/bodyHash';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { findReading } from '../organisations/organisationStore';
import { createDebt } from './debtService';
import { findDebts } from './debtStore';
import { readDebtTable, type DebtLine, type Fault } from './readDebtTable';

const MOST_FAULTS = 100;

/**
 * Notes the debts of a table, all or none (CALL-68). A line has the id in its column, or one of the table and its place: the same
 * table notes nothing twice.
 * @throws BusinessRefusal where a line is wrong; HttpError 400 for what is no table, 409 for an id that is taken meanwhile
 */
export async function importDebts(
  deps: Pick<Deps, 'database' | 'now' | 'ids'>,
  holder: TokenHolder,
  { csv, columns = {}, dryRun = false }: BodyOut<typeof route>,
): Promise<DebtImportReport> {
  const { organisationId } = holder;
  const { queries } = deps.database;
  const { devise, shown } = await findReading(queries, organisationId);
  const table = readDebtTable(csv, columns, devise);
  // By what was read: ends of lines and the choice of columns may be written differently.
  const key = bodyHash([organisationId, table.debts]).slice(0, 16);
  const lines = table.debts.map((debt) => ({ ...debt, id: debt.id || `import-${key}-${debt.line}` }));
  const ids = lines.map(({ id }) => id);
  const found = await findDebts(queries, organisationId, ids, shown);
  const known = new Map(found.map((debt) => [debt.id, debt]));
  const isKnown = (line: DebtLine) => {
    const debt = known.get(line.id);
    return debt !== undefined && debt.name === line.name && debt.montant === line.montant;
  };
  const taken = lines
    .filter((line) => known.has(line.id) && !isKnown(line))
    .map(({ line }): Fault => ({ line, column: table.nameOf('id'), reason: 'taken' }));
  const faults = [...table.faults, ...taken].sort((one, other) => one.line - other.line).slice(0, MOST_FAULTS);
  const fresh = lines.filter((line) => !known.has(line.id));
  const report = {
    headers: table.headers,
    lines: table.lines,
    imported: fresh.length,
    known: lines.filter(isKnown).length,
    faults,
  };
  if (dryRun) return report;
  if (faults.length > 0) throw new BusinessRefusal('Nothing was imported: the table has mistakes.', 'faulty');
  await deps.database.transaction(async (tx) => {
    for (const { id, name, montant, assoc, cerfa, due } of fresh) {
      const given = {
        id,
        name,
        montant: toUnits(montant, devise),
        cerfa,
        ...(assoc && { assoc }),
        ...(due && { due }),
      };
      await createDebt(tx, deps, organisationId, given);
    }
    const changes = { imported: fresh.length, ids: fresh.map(({ id }) => id) };
    const note = { action: 'ADMIN-DEBT-IMPORT', subject: 'debt', subjectId: null, changes };
    if (fresh.length > 0) await recordChange(tx, deps, holder, note);
  });
  return report;
}
