import type { StoreApi } from 'zustand/vanilla';

/** Availability of a product. */
interface StockTotal {
  /** Null is unlimited. */
  readonly total: number | null;
  /** None left, and not merely because another product of this order holds the rest of the shared stock. */
  readonly isSoldOut: boolean;
}

/** Availability by product id; absent means not known yet. */
export type StockTotals = Readonly<Record<string, StockTotal | undefined>>;

/** Availability of one form's products, whichever blocks show them. */
export interface FormStock {
  readonly totals: StoreApi<StockTotals>;
  /** Includes a product in the checks until the returned function is called. */
  watch(productId: string): () => void;
  /** Asks for the stock of products, soon. */
  ask(productIds: Iterable<string>): void;
}
