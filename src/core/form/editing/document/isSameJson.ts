import { isRecord } from '../../values/isRecord';

/**
 * Whether two values of JSON say the same; the order of keys does not matter.
 * @example
 * isSameJson({ a: [1], b: 2 }, { b: 2, a: [1] }) // => true
 * isSameJson([1], [1, 2]) // => false
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSameJson(entry, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isSameJson(one[key], other[key]))
  );
}
