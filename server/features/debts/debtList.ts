import type { QueryOut, ResponseIn } from '../../../src/contract/route';
import type { exportDebts as exportRoute, listDebts as listRoute, OwnDebt } from '../../../src/contract/records/debts';
import { dayOf } from '../../../src/core/calendar';
import { formulaSafe } from '../../../src/core/csv';
import { timeZoneOf } from '../../../src/core/organisation';
import { placeIn } from '../../db/listOrder';
import type { Columns, CsvRows } from '../../http/csvRows';
import { eachPage, EXPORTED, PAGE, toPage } from '../../page';
import type { Surroundings } from '../../surroundings';
import { findReading, requireExistingOrganisation } from '../organisations/organisationStore';
import { countDebtRows, debtOrder, pageDebts, type DebtWithPayed } from './debtStore';
import { viewOwnDebt } from './debtView';

type Deps = Pick<Surroundings, 'database' | 'now'>;
type Filters = Omit<QueryOut<typeof exportRoute>, 'preset'>;

/** The debts that filters leave, in the order asked for. @throws HttpError 400 for an order that they do not come in */
async function openDebts(deps: Deps, organisationId: string, { open, overdue, mode, sort, search }: Filters) {
  const { queries } = deps.database;
  const isOpen = open === undefined ? undefined : open === 'true';
  const { devise, shown } = await findReading(queries, organisationId, mode);
  const dueBefore = overdue && (await todayOf(deps, organisationId));
  const order = debtOrder({ sort, open: isOpen, isOverdue: dueBefore !== undefined });
  const read = (before: string | undefined, limit: number) =>
    pageDebts(queries, organisationId, { search, open: isOpen, dueBefore, order, shown, before, limit });
  const counted = () => countDebtRows(queries, organisationId, { search, open: isOpen, dueBefore, order, shown });
  return { devise, read, counted, place: placeIn(order) };
}

/** A page of debts (CALL-44). @throws HttpError 400 */
export async function listDebts(
  deps: Deps,
  organisationId: string,
  { before, limit = PAGE, total, ...filters }: QueryOut<typeof listRoute>,
): Promise<ResponseIn<typeof listRoute>> {
  const { devise, read, counted, place } = await openDebts(deps, organisationId, filters);
  const page = toPage(await read(before, limit + 1), limit, (row): OwnDebt => viewOwnDebt(row, devise), place);
  return { ...page, devise, ...(total === 'true' && { total: await counted() }) };
}

/** New columns go to the end: people's own tables count on the order. Those of an import are called as it calls them. */
const columns = {
  ...({ name: ['debt', 'text'], montant: ['owed', 'text'], payed: 'text', reste: 'text', devise: 'text' } as const),
  ...({ due: 'text', assoc: 'text', cerfa: 'yes', active: 'yes', createdAt: 'moment', id: 'text' } as const),
} satisfies Columns;

/** The debts that the filters leave, for spreadsheets (CALL-44). @throws HttpError 400 */
export async function* exportDebts(deps: Deps, organisationId: string, filters: Filters): CsvRows {
  const { devise, read, place } = await openDebts(deps, organisationId, filters);
  yield { columns };
  for await (const page of eachPage<DebtWithPayed>((last, limit) => read(last && place(last), limit), EXPORTED))
    yield page.map((row) => {
      const { id, name, montant, payed, reste, due, assoc, cerfa, active } = viewOwnDebt(row, devise);
      const amounts = [montant, payed, reste, devise.toUpperCase()];
      const terms = [due ?? '', formulaSafe(assoc ?? ''), Number(cerfa), Number(active)];
      return [formulaSafe(name), ...amounts, ...terms, row.createdAt.toISOString(), formulaSafe(id)];
    });
}

async function todayOf({ database, now }: Deps, organisationId: string): Promise<string> {
  return dayOf(now().getTime(), timeZoneOf(await requireExistingOrganisation(database.queries, organisationId)));
}
