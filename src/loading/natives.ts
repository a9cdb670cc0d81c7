/**
 * Libraries of host pages replace built-ins: MooTools changes `bind`'s parameters, which breaks React; its and
 * Prototype's `Array.from` and `reduce` are incomplete; Prototype's `Object.keys` of an array lists inherited methods.
 * Pages also name variables `URL` or `Map`. The build routes these calls to our own functions (HTTP-05), independent of
 * the page.
 */
type Fn = (...args: unknown[]) => unknown;

/** Like `fn.bind(self, ...first)`; the result is no constructor. */
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

/** As `list.map(step)`. Prototype hands its steps no list: the build asks here for those that take one. */
export function map(
  list: readonly unknown[],
  step: (item: unknown, index: number, list: readonly unknown[]) => unknown,
) {
  return from(list, (item, index) => step(item, index, list));
}

/** As `Object.keys(object)`. */
export const keys = (object: object): string[] => Object.entries(object).map(([key]) => key);

/** As `Object.values(object)`. */
export const values = (object: object): unknown[] => Object.entries(object).map(([, value]) => value as unknown);

/** Native functions identify themselves in `toString`. */
const isNative = (made: unknown) =>
  typeof made === 'function' && /\[native code]/.test(Function.prototype.toString.call(made));

type Spoiled = 'URL' | 'URLSearchParams' | 'Map' | 'Set' | 'WeakMap';

/**
 * A class of the language's. A page's `const` of that name hides it only by name; where a `var` or a function has taken its
 * place in the window, it is that of a frame which no script of the page has seen.
 */
function nativeClass<Name extends Spoiled>(name: Name): (typeof globalThis)[Name] {
  if (isNative(globalThis[name])) return globalThis[name];
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  const clean = (frame.contentWindow as typeof globalThis | null)?.[name];
  frame.remove();
  return clean ?? globalThis[name];
}

export const newURL = /* @__PURE__ */ nativeClass('URL');
export const newURLSearchParams = /* @__PURE__ */ nativeClass('URLSearchParams');
export const newMap = /* @__PURE__ */ nativeClass('Map');
export const newSet = /* @__PURE__ */ nativeClass('Set');
export const newWeakMap = /* @__PURE__ */ nativeClass('WeakMap');
