import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { seesMode, type Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import type { forms } from '../../../db/schema';
import { formStocks, formSubmissions, stockCounts, stockHolds } from '../../../db/schema';
import { inMode } from '../../../db/inMode';
import { rateStocks } from './rateStocks';

export type StockHold = typeof stockHolds.$inferSelect;
/** A limit as its form keeps it. */
export type FormStock = Omit<typeof formStocks.$inferSelect, 'scarce' | 'scarceInTrial' | 'archived'>;

/** A booked product and its slots: moments in UTC by calendar. */
export type ReservedProduct = Pick<StockHold, 'formId' | 'productId' | 'quantity' | 'slots'>;

/** The limits of several forms of an organisation, in their order. */
export function findStocks(queries: Queries, organisationId: string, formIds: readonly string[]): Promise<FormStock[]> {
  return queries
    .select()
    .from(formStocks)
    .where(and(eq(formStocks.organisationId, organisationId), inArray(formStocks.formId, [...formIds])))
    .orderBy(asc(formStocks.formId), asc(formStocks.position));
}

/** Sold and held quantities by slot, as a read of one mode sees them (ENT-31). */
export function findCounts(queries: Queries, stocks: readonly FormStock[], shown: Mode) {
  const { stockId, slot } = stockCounts;
  const ids = stocks.map(({ id }) => id);
  return queries
    .select({ stockId, slot, sold: sql`sum(${stockCounts.sold})`.mapWith(Number) })
    .from(stockCounts)
    .where(and(inArray(stockId, ids), inMode(stockCounts.mode, shown)))
    .groupBy(stockId, slot)
    .orderBy(asc(slot));
}

/** The slot whose stock counts; '' if none was chosen, or there is a single stock. */
export const stockSlot = ({ calendarId }: Pick<FormStock, 'calendarId'>, slots: ReservedProduct['slots']): string =>
  (calendarId === null ? undefined : slots[calendarId]) ?? '';

/**
 * The number that several products take of each limited stock, in an order that keeps transactions from deadlocking. Products
 * may be of several submissions, with slots of their own.
 */
function demandOf(stocks: readonly FormStock[], taken: readonly ReservedProduct[]) {
  return stocks
    .flatMap((stock) => {
      const bySlot = new Map<string, number>();
      for (const { formId, productId, slots, quantity } of taken) {
        if (stock.formId !== formId || !stock.products.includes(productId)) continue;
        const slot = stockSlot(stock, slots);
        bySlot.set(slot, (bySlot.get(slot) ?? 0) + quantity);
      }
      return [...bySlot].map(([slot, quantity]) => ({ stock, slot, quantity }));
    })
    .sort((a, b) => (a.stock.id + a.slot < b.stock.id + b.slot ? -1 : 1));
}

/**
 * Takes products from their stocks, each by one conditional update (SRV-05). Call it in a transaction that locks the
 * forms, and roll back if it returns false: there is not enough. A trial gets what real orders leave (ENT-31).
 */
export async function reserveStock(
  tx: Queries,
  organisationId: string,
  taken: readonly ReservedProduct[],
  mode: Mode,
): Promise<boolean> {
  const demand = demandOf(await findStocks(tx, organisationId, formIdsOf(taken)), taken);
  for (const { stock, slot, quantity } of demand) {
    const { id: stockId, capacity } = stock;
    const most = mode === 'live' ? capacity : capacity - (await soldForReal(tx, stockId, slot));
    if (quantity > most) return false;
    const enough = await tx
      .insert(stockCounts)
      .values({ stockId, slot, mode, capacity, sold: quantity })
      .onConflictDoUpdate({
        target: [stockCounts.stockId, stockCounts.slot, stockCounts.mode],
        set: { sold: sql`${stockCounts.sold} + excluded.sold` },
        setWhere: sql`${stockCounts.sold} + excluded.sold <= ${most}::int`,
      })
      .returning({ sold: stockCounts.sold });
    if (enough.length === 0) return false;
  }
  await rateStocks(tx, singlesOf(demand));
  return true;
}

async function soldForReal(tx: Queries, stockId: string, slot: string): Promise<number> {
  const own = and(eq(stockCounts.stockId, stockId), eq(stockCounts.slot, slot), eq(stockCounts.mode, 'live'));
  const [row] = await tx.select({ sold: stockCounts.sold }).from(stockCounts).where(own);
  return row?.sold ?? 0;
}

/**
 * Gives back what `reserveStock` took, in a transaction that locks the forms.
 * @returns the single stocks of it, for `rateStocks`
 */
export async function releaseStock(
  tx: Queries,
  organisationId: string,
  taken: readonly ReservedProduct[],
  mode: Mode,
): Promise<string[]> {
  const demand = demandOf(await findStocks(tx, organisationId, formIdsOf(taken)), taken);
  for (const { stock, slot, quantity } of demand) {
    await tx
      .update(stockCounts)
      .set({ sold: sql`${stockCounts.sold} - ${quantity}` })
      .where(and(eq(stockCounts.stockId, stock.id), eq(stockCounts.slot, slot), eq(stockCounts.mode, mode)));
  }
  return singlesOf(demand);
}

const singlesOf = (demand: readonly { readonly stock: FormStock }[]) =>
  demand.flatMap(({ stock: { id, calendarId } }) => (calendarId === null ? [id] : []));
const formIdsOf = (taken: readonly ReservedProduct[]) => [...new Set(taken.map(({ formId }) => formId))];

/**
 * Replaces the limits of a locked form, recounted from its submissions. Returns the limit below the sold quantity as a
 * read of `shown` sees it, if any: then roll back. Trials never restrict an organisation's limits.
 */
export async function replaceStocks(
  tx: Queries,
  { organisationId, id: formId, archivedAt }: Pick<typeof forms.$inferSelect, 'organisationId' | 'id' | 'archivedAt'>,
  stocks: readonly FormStock[],
  shown: Mode,
): Promise<{ stock: FormStock; sold: number } | null> {
  const held = await tx
    .select({ hold: stockHolds, mode: formSubmissions.mode })
    .from(stockHolds)
    .innerJoin(formSubmissions, eq(formSubmissions.id, stockHolds.submissionId))
    .where(
      and(eq(stockHolds.organisationId, organisationId), eq(stockHolds.formId, formId), isNull(stockHolds.releasedAt)),
    );
  await tx.delete(formStocks).where(and(eq(formStocks.organisationId, organisationId), eq(formStocks.formId, formId)));
  for (const stock of stocks) {
    const own = held.filter(({ hold }) => stock.products.includes(hold.productId));
    const sums = (mode: Mode) =>
      soldBySlot(
        stock,
        own.filter((one) => one.mode === mode).map(({ hold }) => hold),
      );
    const [real, tried] = [sums('live'), sums('test')];
    const all = soldBySlot(
      stock,
      own.filter(({ mode }) => seesMode(shown, mode)).map(({ hold }) => hold),
    );
    const most = Math.max(0, ...all.values());
    if (most > stock.capacity) return { stock, sold: most };
    await tx.insert(formStocks).values({ ...stock, archived: archivedAt !== null });
    const common = { stockId: stock.id, capacity: stock.capacity };
    const counts = [
      ...[...real].map(([slot, sold]) => ({ ...common, slot, mode: 'live' as const, sold })),
      ...[...tried].map(([slot, sold]) => ({ ...common, slot, mode: 'test' as const, sold })),
    ];
    if (counts.length > 0) await tx.insert(stockCounts).values(counts);
  }
  await rateStocks(
    tx,
    stocks.map(({ id }) => id),
  );
  return null;
}

function soldBySlot(stock: FormStock, held: readonly StockHold[]): ReadonlyMap<string, number> {
  const sold = new Map<string, number>(stock.calendarId === null ? [['', 0]] : []);
  for (const { slots, quantity } of held) {
    const slot = stockSlot(stock, slots);
    sold.set(slot, (sold.get(slot) ?? 0) + quantity);
  }
  return sold;
}
