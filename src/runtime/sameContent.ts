/** Deeper than any configuration; deeper levels, perhaps a cycle, count as different. */
const deepest = 64;

/**
 * Whether two property values are equal: arrays and plain objects by content, dates by time, anything else by identity.
 * Frameworks often pass new but equal objects on each render.
 * @example
 * sameContent({ a: [1, { b: null }] }, { a: [1, { b: null }] }) // => true
 * sameContent({ a: 1 }, { a: 1, b: undefined }) // => false
 */
export function sameContent(left: unknown, right: unknown, depth = 0): boolean {
  if (Object.is(left, right)) return true;
  if (depth > deepest || !isObject(left) || !isObject(right)) return false;
  if (left instanceof Date && right instanceof Date) return Object.is(left.getTime(), right.getTime());
  const bothArrays = Array.isArray(left) && Array.isArray(right);
  if (!bothArrays && !(isPlain(left) && isPlain(right))) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameContent(left[key], right[key], depth + 1))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Also of objects that another frame made, whose prototype is not ours. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
