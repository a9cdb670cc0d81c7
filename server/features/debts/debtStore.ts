import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { DebtSort } from '../../../src/contract/records/debts';
import type { Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { countUpTo } from '../../db/countUpTo';
import { afterPlace, bothWays, orderBy, type ListOrder } from '../../db/listOrder';
import { debts } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { searchPage } from '../../db/searchPage';
import { searchWords } from '../../db/textSearch';
import { malformed } from '../../errors';
import { forgetTotals, startTotals } from '../../ledger/totals/keptTotals';
import { dueDayOf, isOpenDebt, paidOfDebt } from '../../ledger/totals/debtTotals';

export type DebtRow = typeof debts.$inferSelect;

const own = (organisationId: string, id: string) => and(eq(debts.organisationId, organisationId), eq(debts.id, id));

/** A debt with its paid amount from the ledger, in minor units. */
export interface DebtWithPayed extends DebtRow {
  readonly payed: Minor;
}

const select = (queries: Queries, condition: SQL | undefined, shown: Mode) =>
  queries
    .select({ debt: debts, payed: paidOfDebt(shown) })
    .from(debts)
    .where(condition);

/** The debt of an id among an organisation's own; or null. */
export async function findDebt(
  queries: Queries,
  organisationId: string,
  id: string,
  shown: Mode,
): Promise<DebtWithPayed | null> {
  const [row] = await select(queries, own(organisationId, id), shown);
  return row ? { ...row.debt, payed: row.payed } : null;
}

/** Debts of an organisation by their ids, in the order of the ids; unknown ones are left out. */
export async function findDebts(
  queries: Queries,
  organisationId: string,
  ids: readonly string[],
  shown: Mode,
): Promise<DebtWithPayed[]> {
  if (ids.length === 0) return [];
  const rows = await select(queries, and(eq(debts.organisationId, organisationId), inArray(debts.id, [...ids])), shown);
  const byId = new Map(rows.map((row) => [row.debt.id, { ...row.debt, payed: row.payed }]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** As their indexes have them. */
const orders: Readonly<Record<DebtSort, ListOrder>> = {
  ...bothWays('date', [debts.createdAt, debts.id]),
  ...bothWays('montant', [debts.montant, debts.id]),
  ...bothWays('due', [{ column: debts.due, as: dueDayOf }, debts.createdAt, debts.id]),
};
/**
 * The order that debts are listed in: newest first, overdue ones by their day, the latest first, unless asked otherwise.
 * @throws HttpError 400 for an order that these debts have no index for
 */
export function debtOrder({
  sort,
  open,
  isOverdue,
}: {
  sort?: DebtSort | undefined;
  open?: boolean | undefined;
  isOverdue: boolean;
}): ListOrder {
  const isByDue = sort === 'due' || sort === '-due';
  if (sort && isOverdue && !isByDue) throw malformed('sort', 'overdue debts come by the day they are due');
  if (isByDue && !isOverdue && open !== true) throw malformed('sort', 'only open debts come by the day they are due');
  return orders[sort ?? (isOverdue ? '-due' : '-date')];
}

interface Asked {
  readonly open?: boolean | undefined;
  /** Open, and due before this day. */
  readonly dueBefore?: string | undefined;
  readonly search?: string | undefined;
  readonly order: ListOrder;
  readonly shown: Mode;
}

function listed(organisationId: string, { open, dueBefore, shown }: Asked): SQL | undefined {
  const isOpen = isOpenDebt(shown);
  return and(
    eq(debts.organisationId, organisationId),
    open === undefined ? undefined : open ? isOpen : sql`not ${isOpen}`,
    dueBefore === undefined ? undefined : and(isOpen, lt(dueDayOf(sql`${debts.due}`), dueBefore)),
  );
}
const searchDebts = (owner: string, { search }: Asked) =>
  searchWords({ column: debts.organisationId, owner }, searchedTexts.debts(debts), search);

/** How many debts there are; null for more than a thousand. */
export const countDebtRows = (queries: Queries, organisationId: string, asked: Asked): Promise<number | null> =>
  countUpTo(queries, debts, {
    list: and(listed(organisationId, asked), searchDebts(organisationId, asked)?.found),
    order: orderBy(asked.order),
  });

/** A page in an order; `before` is the place of the last debt of the page before. */
export async function pageDebts(
  queries: Queries,
  organisationId: string,
  page: Asked & { readonly before?: string | undefined; readonly limit: number },
): Promise<DebtWithPayed[]> {
  const { order } = page;
  const list = and(listed(organisationId, page), afterPlace(order, page.before, organisationId));
  const search = searchDebts(organisationId, page);
  const rows = await searchPage({ id: debts.id, list, order: orderBy(order), search, limit: page.limit }, (condition) =>
    select(queries, condition, page.shown)
      .orderBy(...orderBy(order))
      .limit(page.limit),
  );
  return rows.map((row) => ({ ...row.debt, payed: row.payed }));
}

export async function lockDebt(tx: Queries, organisationId: string, id: string): Promise<DebtRow | null> {
  const [row] = await tx.select().from(debts).where(own(organisationId, id)).for('update');
  return row ?? null;
}

/** Keeps a new debt. False when the id is taken. */
export async function insertDebt(tx: Queries, row: DebtRow): Promise<boolean> {
  const inserted = await tx.insert(debts).values(row).onConflictDoNothing().returning({ id: debts.id });
  if (inserted.length === 1) {
    const { organisationId, id: subjectId, createdAt } = row;
    await startTotals(tx, { organisationId, subject: 'debt', subjectId }, createdAt);
  }
  return inserted.length === 1;
}

/** Forgets a debt that the ledger knows nothing of. */
export async function deleteDebtRow(tx: Queries, organisationId: string, id: string): Promise<void> {
  await forgetTotals(tx, { organisationId, subject: 'debt', subjectId: id });
  await tx.delete(debts).where(own(organisationId, id));
}

export async function saveDebt(tx: Queries, { id, ...row }: DebtRow): Promise<void> {
  await tx.update(debts).set(row).where(own(row.organisationId, id));
}
