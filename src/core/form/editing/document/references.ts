import type { Block } from '../../schema/formDocument';
import { isRecord } from '../../values/isRecord';
import type { Target } from '../kinds/kindEditor';
import { kindEditors } from '../kinds/kindEditors';

/** The properties of each kind that point to something. */
const REFERENCES = new Map(
  [...kindEditors.values()].map(({ type, properties }) => [
    type,
    Object.entries(properties).flatMap(([name, { ref }]) => (ref ? [[name, ref] as const] : [])),
  ]),
);

/** One thing that a block points to. */
export interface Reference {
  readonly target: Target;
  /** As written: a condition may name a part of a field, or one of its rows. */
  readonly name: string;
  readonly property: string;
}

/**
 * The references of a block, in order.
 * @example
 * referencesOf(node('products', { products: ['P1'] })) // => [{ target: 'product', name: 'P1', property: 'products' }]
 */
export function referencesOf(block: Pick<Block, 'type' | 'props'>): Reference[] {
  const found: Reference[] = [];
  mapReferences(block, (reference) => {
    found.push(reference);
    return reference.name;
  });
  return found;
}

/**
 * Changes what a block points to. Null drops a reference: the condition, the item of a list, the text.
 * @example
 * mapReferences(node('productInfo', { product: 'P1' }), () => 'P2').props // => { product: 'P2' }
 * mapReferences(node('products', { products: ['P1', 'P2'] }), ({ name }) => (name === 'P1' ? null : name)).props // => { products: ['P2'] }
 */
export function mapReferences<B extends Pick<Block, 'type' | 'props'>>(
  block: B,
  change: (reference: Reference) => string | null,
): B {
  const declared = REFERENCES.get(block.type);
  if (!declared) return block;
  let { props } = block;
  for (const [property, target] of declared) {
    const value = Object.hasOwn(props, property) ? props[property] : undefined;
    const next = mapValue(value, (name) => change({ target, name, property }));
    if (next === value) continue;
    const { [property]: _dropped, ...others } = props;
    props = next === undefined ? others : { ...props, [property]: next };
  }
  return props === block.props ? block : { ...block, props };
}

/** A name, a list of names, or a list of conditions with a `field` each. */
function mapValue(value: unknown, change: (name: string) => string | null): unknown {
  if (value === undefined || value === null) return value;
  // One that stands for a list is a list of none once it is dropped.
  if (!Array.isArray(value)) return mapEntry(value, change) ?? (isRecord(value) ? [] : undefined);
  const entries = value as unknown[];
  const next = entries.map((entry) => mapEntry(entry, change));
  return next.every((entry, index) => entry === entries[index]) ? value : next.filter((entry) => entry !== null);
}

function mapEntry(entry: unknown, change: (name: string) => string | null): unknown {
  const written = isRecord(entry) ? entry['field'] : entry;
  const name = typeof written === 'number' ? String(written) : written;
  if (typeof name !== 'string' || name === '') return entry;
  const next = change(name);
  if (next === name) return entry;
  return next !== null && isRecord(entry) ? { ...entry, field: next } : next;
}
