import { foldText } from '../../text';
import { isRecord } from '../values/isRecord';

/** The JSON Schema (draft 2020-12) of a property. */
export type PropSchema = Readonly<Record<string, unknown>>;

/**
 * One property of a block, product or form: how a stored value is read and how it is described. Reading never fails: an
 * invalid value reads as the default.
 */
export interface Prop<T> {
  readonly schema: PropSchema;
  read(stored: unknown): T;
  /** The value to store: a code for a French word; anything else unchanged. */
  settle(stored: unknown): unknown;
}

export type Props = Readonly<Record<string, Prop<unknown>>>;
export type PropsOf<P extends Props> = { readonly [K in keyof P]: P[K] extends Prop<infer T> ? T : never };

const asIs = (stored: unknown) => stored;

/** A text; a number is read as its digits. */
export const textProp: Prop<string> = {
  schema: { type: 'string' },
  read: (stored) => (typeof stored === 'string' ? stored : typeof stored === 'number' ? String(stored) : ''),
  settle: asIs,
};

export const flagProp: Prop<boolean> = {
  schema: { type: 'boolean', default: false },
  read: (stored) => stored === true || stored === 1 || stored === '1' || stored === 'true',
  settle: asIs,
};

/** True unless it is switched off. */
export const onProp: Prop<boolean> = {
  schema: { type: 'boolean', default: true },
  read: (stored) => !(stored === false || stored === 0 || stored === '0' || stored === 'false'),
  settle: asIs,
};

/**
 * A number within bounds, also as its digits; one beyond a bound reads as that bound.
 * @example
 * numberProp({ min: 1, fallback: 1 }).read('3') // => 3
 * numberProp({ min: 1, fallback: 1 }).read(0) // => 1
 * numberProp({ fallback: null }).read('x') // => null
 */
export function numberProp<F extends number | null>(options: {
  readonly min?: number;
  readonly max?: number;
  readonly fallback: F;
}): Prop<number | F> {
  const { min = -Infinity, max = Infinity, fallback } = options;
  const bounds = {
    ...(options.min !== undefined && { minimum: min }),
    ...(options.max !== undefined && { maximum: max }),
  };
  return {
    schema: { type: 'number', ...bounds, ...(fallback !== null && { default: fallback }) },
    read(stored) {
      const number = typeof stored === 'string' && stored.trim() ? Number(stored) : stored;
      return typeof number === 'number' && Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : fallback;
    },
    settle: asIs,
  };
}

/**
 * One of several codes, in any case.
 * @param words French words that older documents have in place of a code (ENT-08, ENT-09).
 * @example
 * choiceProp(['SHOW', 'HIDE'], 'HIDE', { Afficher: 'SHOW', Masquer: 'HIDE' }).settle('Afficher') // => 'SHOW'
 * choiceProp(['SHOW', 'HIDE'], 'HIDE').read('Autre') // => 'HIDE'
 */
export function choiceProp<const C extends string, const F extends C | null>(
  codes: readonly C[],
  fallback: F,
  words: Readonly<Record<string, C>> = {},
): Prop<C | F> {
  const known = new Map<string, C>(Object.entries(words).map(([word, code]) => [foldText(word), code]));
  for (const code of codes) known.set(foldText(code), code);
  const codeOf = (stored: unknown) => (typeof stored === 'string' ? known.get(foldText(stored)) : undefined);
  return {
    schema: { enum: codes, ...(fallback !== null && { default: fallback }) },
    read: (stored) => codeOf(stored) ?? fallback,
    settle: (stored) => codeOf(stored) ?? stored,
  };
}

/**
 * Read and validated by the field itself; undefined if absent.
 * @example
 * givenProp({ type: 'boolean' }).read(true) // => true
 * givenProp({ type: 'boolean' }).read(undefined) // => null
 */
export const givenProp = (schema: PropSchema): Prop<unknown> => ({
  schema,
  read: (stored) => stored ?? null,
  settle: asIs,
});

/**
 * A list; a single value counts as a list of one.
 * @example
 * listProp(textProp).read(['a', 'b']) // => ['a', 'b']
 * listProp(textProp).read('a') // => ['a']
 * listProp(textProp).read(null) // => []
 */
export function listProp<T>(item: Prop<T>): Prop<readonly T[]> {
  const itemsOf = (stored: unknown): readonly unknown[] =>
    Array.isArray(stored) ? (stored as unknown[]) : stored === null || stored === undefined ? [] : [stored];
  return {
    schema: { type: 'array', items: item.schema },
    read: (stored) => itemsOf(stored).map((entry) => item.read(entry)),
    settle: (stored) =>
      Array.isArray(stored) ? (stored as unknown[]).map((entry) => item.settle(entry)) : item.settle(stored),
  };
}

/**
 * An object with its own properties; unknown ones are preserved but not read.
 * @example
 * recordProp({ label: textProp }).read({ label: 'x', more: 1 }) // => { label: 'x' }
 * recordProp({ label: textProp }).read(null) // => { label: '' }
 */
export function recordProp<P extends Props>(props: P): Prop<PropsOf<P>> {
  return {
    schema: schemaOf(props),
    read: (stored) => readProps(props, isRecord(stored) ? stored : {}),
    settle: (stored) => (isRecord(stored) ? settleProps(props, stored) : stored),
  };
}

/**
 * JSON Schema of an object with these properties: all optional, others allowed.
 * @example
 * schemaOf({ label: textProp }) // => { type: 'object', properties: { label: { type: 'string' } } }
 */
export function schemaOf(props: Props): PropSchema {
  const properties = Object.fromEntries(Object.entries(props).map(([name, { schema }]) => [name, schema]));
  return { type: 'object', properties };
}

const own = (stored: Readonly<Record<string, unknown>>, name: string) =>
  Object.hasOwn(stored, name) ? stored[name] : undefined;

/**
 * The properties ready to use, each with a value of its type.
 * @example
 * readProps({ label: textProp, required: flagProp }, { label: 'Nom', other: 1 }) // => { label: 'Nom', required: false }
 */
export function readProps<P extends Props>(props: P, stored: Readonly<Record<string, unknown>>): PropsOf<P> {
  const entries = Object.entries(props).map(([name, prop]) => [name, prop.read(own(stored, name))]);
  return Object.fromEntries(entries) as PropsOf<P>;
}

/**
 * The properties to store: French words as codes, the rest unchanged.
 * @example
 * settleProps({ side: choiceProp(['LEFT'], null, { Gauche: 'LEFT' }) }, { side: 'Gauche', other: 1 }) // => { side: 'LEFT', other: 1 }
 */
export function settleProps(
  props: Props,
  stored: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(stored);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Object.hasOwn(props, name) ? props[name]?.settle(value) : value]),
  );
}
