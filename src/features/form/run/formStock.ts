import type { StoreApi } from 'zustand/vanilla';

/** What is left of a product. */
export interface StockTotal {
  /** Null is unlimited. */
  readonly total: number | null;
  /** There is none, and not because this very order holds the rest as another product of the same stock. */
  readonly isSoldOut: boolean;
}

/** What is left by product id; none is not known yet. */
export type StockTotals = Readonly<Record<string, StockTotal | undefined>>;

/** What is left of the products of one form, whichever of its blocks shows them. */
export interface FormStock {
  readonly totals: StoreApi<StockTotals>;
  /** Keeps a product among those that are asked about, until the returned function is called. */
  watch(productId: string): () => void;
  /** Asks for the stock of products, soon. */
  ask(productIds: Iterable<string>): void;
}
