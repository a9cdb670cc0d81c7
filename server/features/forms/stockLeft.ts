import type { FormValues } from '../../../src/contract/formCalls';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { loadForms, type LoadedForms } from './loadForms';
import { findOwnedForm, formUnknown } from './publicForms';
import { findCounts, findFormWithProduct, findStocks, slotOf, type Taken } from './stockStore';

/** What is left of a product; null is no limit. */
interface Left {
  readonly total: number | null;
  /** Another product is taken from the same stock. */
  readonly needPropagation: boolean;
}

/** What is left of every product of a form and of those embedded in it, for the chosen slots (SRV-06). */
export async function stockLeft(
  queries: Queries,
  { ownerOf }: Pick<LoadedForms, 'ownerOf'>,
  slots: Taken['slots'],
): Promise<ReadonlyMap<string, Left>> {
  const stocks = await findStocks(queries, [...new Set(ownerOf.values())]);
  const counts = await findCounts(queries, stocks);
  return new Map(
    [...ownerOf].map(([productId, formId]): [string, Left] => {
      const stock = stocks.find((one) => one.formId === formId && one.products.includes(productId));
      if (!stock) return [productId, { total: null, needPropagation: false }];
      const slot = slotOf(stock, slots);
      const sold = counts.find((count) => count.stockId === stock.id && count.slot === slot)?.sold ?? 0;
      return [productId, { total: stock.capacity - sold, needPropagation: stock.products.length > 1 }];
    }),
  );
}

/** CALL-01. @throws HttpError 404 for an unknown form; a product that no form limits has no limit */
export async function readStockLeft(
  deps: Pick<Deps, 'database' | 'now'>,
  productId: string,
  formId: string | undefined,
  values: FormValues,
): Promise<Left> {
  const { queries } = deps.database;
  const id = formId ?? (await findFormWithProduct(queries, productId));
  if (id === null) return { total: null, needPropagation: false };
  const found = (await findOwnedForm(deps, id)) ?? formUnknown();
  const left = await stockLeft(queries, await loadForms(queries, deps, found), chosenSlots(values.extra));
  return left.get(productId) ?? { total: null, needPropagation: false };
}

/** What stored keys of calendars begin with (ENT-04). */
export const CALENDAR = '[CALENDAR]_';

/** Slots among stored values, by calendar. */
export function chosenSlots(extra: Readonly<Record<string, unknown>>): Taken['slots'] {
  const chosen = Object.entries(extra).flatMap(([key, value]) => {
    if (!key.startsWith(CALENDAR) || typeof value !== 'string' || Number.isNaN(Date.parse(value))) return [];
    // One moment is one slot, however it is written.
    return [[key.slice(CALENDAR.length), new Date(value).toISOString()] as const];
  });
  return Object.fromEntries(chosen);
}
