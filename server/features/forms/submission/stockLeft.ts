import type { FormValues } from '../../../../src/contract/forms/formCalls';
import { keptWithin, leftBeside, type Order, orderOf, readSubmission, type Wanted } from '../../../../src/core/form';
import type { Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { chosenSlots } from '../holds/chosenSlots';
import { endHolds } from '../holds/endHolds';
import { compileLoaded, loadForms, type LoadedForms } from '../definition/loadForms';
import { findOwnedForm, refuseUnknownForm } from '../definition/publicForms';
import type { Answers } from './readAnswers';
import { findCounts, findStocks, stockSlot, type ReservedProduct } from '../holds/stockStore';
import { findFormWithProduct } from '../../../db/findFormWithProduct';

/** Availability of a product; null is unlimited. */
interface Left {
  readonly total: number | null;
  /** Another product is taken from the same stock. */
  readonly needPropagation: boolean;
}

/** Availability of a product's stock, and all products of the form that share it. */
interface SharedStock {
  readonly left: number;
  readonly capacity: number;
  readonly products: readonly string[];
}

/** The stocks of the limited products of a form and of those embedded in it, for the chosen slots. */
async function stocksOf(
  queries: Queries,
  { organisationId, ownerOf }: Pick<LoadedForms, 'organisationId' | 'ownerOf'>,
  slots: ReservedProduct['slots'],
  shown: Mode,
): Promise<ReadonlyMap<string, SharedStock>> {
  const stocks = await findStocks(queries, organisationId, [...new Set(ownerOf.values())]);
  const counts = await findCounts(queries, stocks, shown);
  const shares = stocks.flatMap((stock) => {
    const { id, formId, capacity } = stock;
    const slot = stockSlot(stock, slots);
    const sold = counts.find((count) => count.stockId === id && count.slot === slot)?.sold ?? 0;
    const products = stock.products.filter((product) => ownerOf.get(product) === formId);
    return products.map((product) => [product, { left: Math.max(0, capacity - sold), capacity, products }] as const);
  });
  return new Map(shares);
}

/** Stock of a form's products, for an order. */
interface OrderStock {
  readonly isEnough: boolean;
  /** Quantity taken of limited products, and the smallest of their limits. */
  readonly units: number;
  readonly capacity: number;
  /**
   * Availability of every product (SRV-06); null is unlimited. If there is not enough for the order, its first products
   * keep as many as possible (ENG-21): an order of just these can be sent.
   */
  readonly totals: Readonly<Record<string, number | null>>;
}

/** The stock for an order, for its chosen slots. */
export async function stockFor(
  queries: Queries,
  forms: LoadedForms,
  { order, values, mode }: Pick<Answers, 'order' | 'values' | 'mode'>,
): Promise<OrderStock> {
  const stocks = await stocksOf(queries, forms, chosenSlots(values.extra), mode);
  const wanted = wantedOf(order);
  let isEnough = true;
  let [units, capacity] = [0, Infinity];
  const totals = [...forms.ownerOf.keys()].map((id) => {
    const stock = stocks.get(id);
    if (!stock) return [id, null] as const;
    const kept = keptWithin(stock.left, stock.products, wanted);
    const quantity = wanted.get(id) ?? 0;
    isEnough &&= kept.get(id) === undefined || kept.get(id) === quantity;
    units += quantity;
    if (quantity > 0) capacity = Math.min(capacity, stock.capacity);
    return [id, leftBeside(stock.left, stock.products, kept, id)] as const;
  });
  return { isEnough, units, capacity, totals: Object.fromEntries(totals) };
}

/** CALL-01. @throws HttpError 404 for an unknown form; a product that no form limits has no limit */
export async function readStockLeft(
  deps: Pick<Deps, 'config' | 'database' | 'log' | 'now'>,
  organisationId: string,
  productId: string,
  formId: string | undefined,
  values: FormValues,
): Promise<Left> {
  const { queries } = deps.database;
  const id = formId ?? (await findFormWithProduct(queries, organisationId, productId));
  if (id === null) return { total: null, needPropagation: false };
  const found = (await findOwnedForm(deps, organisationId, id)) ?? refuseUnknownForm();
  await endHolds(deps, organisationId);
  const forms = await loadForms(queries, deps, found);
  const stock = (await stocksOf(queries, forms, chosenSlots(values.extra), found.organisation.mode)).get(productId);
  if (!stock) return { total: null, needPropagation: false };
  const needPropagation = stock.products.length > 1;
  if (!needPropagation) return { total: stock.left, needPropagation };
  const { evaluation } = readSubmission(compileLoaded(forms, found.organisation), values);
  return { total: leftBeside(stock.left, stock.products, wantedOf(orderOf(evaluation)), productId), needPropagation };
}

/** Quantities of an order by product. */
const wantedOf = ({ lines }: Order): Wanted => new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
