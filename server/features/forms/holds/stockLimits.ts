import { and, desc, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import type { listStock, StockLimit } from '../../../../src/contract/forms/stock';
import type { QueryOut } from '../../../../src/contract/route';
import type { Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { inMode } from '../../../db/inMode';
import { afterPlace, orderBy, placeIn, type ListOrder } from '../../../db/listOrder';
import { calendars, formRevisions, forms, formStocks, stockCounts } from '../../../db/schema';
import { searchedTexts } from '../../../db/searchedTexts';
import { searchPage } from '../../../db/searchPage';
import { searchWords } from '../../../db/textSearch';
import { toPage } from '../../../page';
import { versionOf } from '../../../text/versionOf';
import { heldIn, readHeld } from './heldStock';

interface Reading {
  readonly organisationId: string;
  readonly shown: Mode;
  readonly now: Date;
}
/** Query of a page of limits. */
export type AskedLimits = QueryOut<typeof listStock> & { readonly limit: number };

const scarceIn = (shown: Mode) => (shown === 'test' ? formStocks.scarceInTrial : formStocks.scarce);
const orderIn = (shown: Mode): ListOrder => ({ columns: [scarceIn(shown), formStocks.id], isDescending: true });
/** Written as the indexes have it. */
const isListed = sql`not ${formStocks.archived}`;

/** Limits of forms that are not put away: sold out ones first, then those nearly so, each the newest first. */
export async function pageLimits(
  queries: Queries,
  reading: Reading,
  { before, limit, search: words, state }: AskedLimits,
): Promise<{ data: StockLimit[]; next: string | null }> {
  const { organisationId, shown } = reading;
  const scarce = scarceIn(shown);
  const order = orderIn(shown);
  const list = and(
    eq(formStocks.organisationId, organisationId),
    isListed,
    state && (state === 'out' ? eq(scarce, 2) : gte(scarce, 1)),
    afterPlace(order, before, organisationId),
  );
  const search = searchWords(
    { column: forms.organisationId, owner: organisationId },
    searchedTexts.forms(forms),
    words,
  );
  const page = { id: formStocks.id, list, order: orderBy(order), search, limit: limit + 1 };
  const found = await searchPage(page, (condition) => selectLimits(queries, reading, condition, limit + 1));
  const placed = found.map((row) => ({ ...row.stock, row }));
  const { data: rows, next } = toPage(placed, limit, ({ row }) => row, placeIn(order));
  return { data: await viewLimits(queries, reading, rows), next };
}

/** One limit; undefined where the organisation has none of that id, or its form is put away. */
export async function findLimit(queries: Queries, reading: Reading, id: string): Promise<StockLimit | undefined> {
  const its = and(eq(formStocks.organisationId, reading.organisationId), eq(formStocks.id, id), isListed);
  return (await viewLimits(queries, reading, await selectLimits(queries, reading, its, 1)))[0];
}

type LimitRow = Awaited<ReturnType<typeof selectLimits>>[number];

async function viewLimits(queries: Queries, { organisationId, shown }: Reading, rows: readonly LimitRow[]) {
  const held = rows.length > 0 ? await readHeld(queries, organisationId, shown) : [];
  return rows.map(({ stock, scarce, title, active, named, calendar, slot, taken }): StockLimit => {
    const { id, formId, capacity, calendarId } = stock;
    const names = new Map((named ?? []).map((product) => [product.id, product.label || product.title]));
    const most = taken ?? 0;
    const inCheckout = heldIn(held, stock, slot ?? '');
    return {
      ...{ id, capacity, left: Math.max(0, capacity - most), held: inCheckout, sold: most - inCheckout },
      form: { id: formId, title, active },
      products: stock.products.map((product) => ({ id: product, name: names.get(product) || product })),
      calendar: calendarId === null ? null : { id: calendarId, label: calendar ?? calendarId },
      slot: slot || null,
      state: calendarId !== null ? 'slots' : scarce === 2 ? 'out' : scarce === 1 ? 'low' : 'enough',
      version: versionOf({ products: stock.products, capacity, calendarId }),
    };
  });
}

function selectLimits(queries: Queries, { shown, now }: Reading, condition: SQL | undefined, limit: number) {
  const fullest = queries
    .select({ slot: stockCounts.slot, taken: sql`sum(${stockCounts.sold})`.mapWith(Number).as('taken') })
    .from(stockCounts)
    .where(
      and(
        eq(stockCounts.stockId, formStocks.id),
        or(eq(stockCounts.slot, ''), gte(stockCounts.slot, now.toISOString())),
        inMode(stockCounts.mode, shown),
      ),
    )
    .groupBy(stockCounts.slot)
    .orderBy(desc(sql`sum(${stockCounts.sold})`), stockCounts.slot)
    .limit(1)
    .as('fullest');
  const { organisationId: formOwner, id: formId } = forms;
  return queries
    .select({
      stock: formStocks,
      scarce: scarceIn(shown),
      title: forms.title,
      active: forms.active,
      named: sql<
        readonly { id: string; label?: string; title?: string }[] | null
      >`${formRevisions.settings} -> 'products'`,
      calendar: calendars.label,
      slot: fullest.slot,
      taken: fullest.taken,
    })
    .from(formStocks)
    .innerJoin(forms, and(eq(formOwner, formStocks.organisationId), eq(formId, formStocks.formId)))
    .innerJoin(
      formRevisions,
      and(
        eq(formRevisions.organisationId, formOwner),
        eq(formRevisions.formId, formId),
        eq(formRevisions.revision, forms.revision),
      ),
    )
    .leftJoin(calendars, and(eq(calendars.organisationId, formOwner), eq(calendars.id, formStocks.calendarId)))
    .leftJoinLateral(fullest, sql`true`)
    .where(condition)
    .orderBy(...orderBy(orderIn(shown)))
    .limit(limit);
}
