import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { forms, formStocks, stockCounts, stockHolds } from '../../db/schema';

export type StockHold = typeof stockHolds.$inferSelect;
export type FormStock = typeof formStocks.$inferSelect;

/** What is taken of a form's product, and the slots that go with it: moments in UTC by calendar. */
export type Taken = Pick<StockHold, 'formId' | 'productId' | 'quantity' | 'slots'>;

/** The limits of several forms, in their order. */
export function findStocks(queries: Queries, formIds: readonly string[]): Promise<FormStock[]> {
  return queries
    .select()
    .from(formStocks)
    .where(inArray(formStocks.formId, [...formIds]))
    .orderBy(asc(formStocks.formId), asc(formStocks.position));
}

/** What is sold and held, slot by slot. */
export function findCounts(queries: Queries, stocks: readonly FormStock[]) {
  const ids = stocks.map(({ id }) => id);
  return queries.select().from(stockCounts).where(inArray(stockCounts.stockId, ids)).orderBy(asc(stockCounts.slot));
}

/** The newest form that limits a product of this id, or null. */
export async function findFormWithProduct(queries: Queries, productId: string): Promise<string | null> {
  const [row] = await queries
    .select({ id: forms.id })
    .from(formStocks)
    .innerJoin(forms, eq(forms.id, formStocks.formId))
    .where(sql`${formStocks.products} @> ${JSON.stringify([productId])}::jsonb`)
    .orderBy(desc(forms.createdAt), desc(forms.id))
    .limit(1);
  return row?.id ?? null;
}

/** The slot whose stock counts; '' where none was chosen, or there is one stock for all. */
export const slotOf = ({ calendarId }: Pick<FormStock, 'calendarId'>, slots: Taken['slots']): string =>
  (calendarId === null ? undefined : slots[calendarId]) ?? '';

/** How many of each limited stock several products take together, in an order that keeps transactions from waiting for each other. */
function demandOf(stocks: readonly FormStock[], taken: readonly Taken[]) {
  return stocks
    .flatMap((stock) => {
      const own = taken.filter(
        ({ formId, productId }) => stock.formId === formId && stock.products.includes(productId),
      );
      const quantity = own.reduce((sum, one) => sum + one.quantity, 0);
      return own[0] ? [{ stock, slot: slotOf(stock, own[0].slots), quantity }] : [];
    })
    .sort((a, b) => (a.stock.id < b.stock.id ? -1 : 1));
}

/**
 * Takes products from their stocks: each by one conditional update (SRV-05). To be called in a transaction in which the
 * forms cannot change, and rolled back when it answers false: there is not enough.
 */
export async function takeStock(tx: Queries, taken: readonly Taken[]): Promise<boolean> {
  const stocks = await findStocks(tx, formIdsOf(taken));
  for (const { stock, slot, quantity } of demandOf(stocks, taken)) {
    const { id: stockId, capacity } = stock;
    if (quantity > capacity) return false;
    const enough = await tx
      .insert(stockCounts)
      .values({ stockId, slot, capacity, sold: quantity })
      .onConflictDoUpdate({
        target: [stockCounts.stockId, stockCounts.slot],
        set: { sold: sql`${stockCounts.sold} + excluded.sold` },
        setWhere: sql`${stockCounts.sold} + excluded.sold <= ${stockCounts.capacity}`,
      })
      .returning({ sold: stockCounts.sold });
    if (enough.length === 0) return false;
  }
  return true;
}

/** Gives back what `takeStock` took, in a transaction in which the forms cannot change. */
export async function giveStockBack(tx: Queries, taken: readonly Taken[]): Promise<void> {
  const stocks = await findStocks(tx, formIdsOf(taken));
  for (const { stock, slot, quantity } of demandOf(stocks, taken)) {
    await tx
      .update(stockCounts)
      .set({ sold: sql`${stockCounts.sold} - ${quantity}` })
      .where(and(eq(stockCounts.stockId, stock.id), eq(stockCounts.slot, slot)));
  }
}

const formIdsOf = (taken: readonly Taken[]) => [...new Set(taken.map(({ formId }) => formId))];

/** Replaces the limits of a form that is locked, counted anew from what submissions hold. */
export async function replaceStocks(
  tx: Queries,
  formId: string,
  stocks: readonly FormStock[],
): Promise<{ stock: FormStock; sold: number } | null> {
  const held = await tx
    .select()
    .from(stockHolds)
    .where(and(eq(stockHolds.formId, formId), isNull(stockHolds.releasedAt)));
  await tx.delete(formStocks).where(eq(formStocks.formId, formId));
  for (const stock of stocks) {
    const sold = new Map<string, number>(stock.calendarId === null ? [['', 0]] : []);
    for (const { productId, slots, quantity } of held) {
      if (!stock.products.includes(productId)) continue;
      const slot = slotOf(stock, slots);
      sold.set(slot, (sold.get(slot) ?? 0) + quantity);
    }
    const most = Math.max(0, ...sold.values());
    if (most > stock.capacity) return { stock, sold: most };
    await tx.insert(formStocks).values(stock);
    const counts = [...sold].map(([slot, count]) => ({
      stockId: stock.id,
      slot,
      capacity: stock.capacity,
      sold: count,
    }));
    if (counts.length > 0) await tx.insert(stockCounts).values(counts);
  }
  return null;
}
