/**
 * What libraries of host pages put in the place of the language's own: MooTools gives `bind` other parameters, with which no
 * React runs, and its and Prototype's `Array.from` and `reduce` know half of what they should. The build makes every call of
 * these a call of ours (HTTP-05), which asks nothing of the page.
 */
type Fn = (...args: unknown[]) => unknown;

/** As `fn.bind(self, ...first)`; what comes of it is no constructor. */
export function bind(fn: Fn, self?: unknown, ...first: unknown[]): Fn {
  return (...more) => Reflect.apply(fn, self, [...first, ...more]);
}

/** As `Array.from(items, map)`. */
export function from(items: Iterable<unknown> | ArrayLike<unknown>, map?: (item: unknown, index: number) => unknown) {
  const list = Symbol.iterator in Object(items) ? [...(items as Iterable<unknown>)] : (items as ArrayLike<unknown>);
  const made: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) made[index] = map ? map(list[index], index) : list[index];
  return made;
}

/** As `list.reduce(step, start)`; without a start an empty list gives undefined. */
export function reduce(
  list: ArrayLike<unknown>,
  step: (result: unknown, item: unknown, index: number, list: ArrayLike<unknown>) => unknown,
  ...start: [unknown?]
): unknown {
  let index = start.length > 0 ? 0 : 1;
  let result = index === 0 ? start[0] : list[0];
  for (; index < list.length; index += 1) if (index in list) result = step(result, list[index], index, list);
  return result;
}
