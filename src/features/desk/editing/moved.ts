/**
 * A list with one of its entries at another place.
 * @example
 * moved(['a', 'b', 'c'], 0, 2) // => ['b', 'c', 'a']
 */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const entry = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...entry, ...rest.slice(to)];
}
