import type { StockLimit } from '../../../contract/forms/stock';

/** To add so many, to leave so many, or to have so many in all. */
export type StockChange = 'add' | 'left' | 'all';

/**
 * The number that there are in all once a limit is changed; null for what is no number.
 * @example
 * capacityBy('add', '10', { capacity: 30, sold: 20, held: 2 }) // => 40
 * capacityBy('left', '10', { capacity: 30, sold: 20, held: 2 }) // => 32
 * capacityBy('all', '', { capacity: 30, sold: 20, held: 2 }) // => null
 */
export function capacityBy(
  way: StockChange,
  typed: string,
  { capacity, sold, held }: Pick<StockLimit, 'capacity' | 'sold' | 'held'>,
): number | null {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(number) || number < 0) return null;
  const all = number + { add: capacity, left: sold + held, all: 0 }[way];
  return all > 1_000_000 ? null : all;
}
