import fc from 'fast-check';
import * as v from 'valibot';
import type { Schema } from '../../src/contract/route';

/** The parts of a valibot schema that describe request bodies. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const link = '<a href="https://a.example/">x</a>';
const words = ['', 'x', 'own-name', '2025-01-31', '2025-01-31T12:00:00Z', '08:30', 'eur', 'fr', 'https://a.example/x', '/a.png', '#aabbcc', 'a@b.example', 'own-other', '1', '{}', '[]', '\u202e<&"', '😀']; // oxfmt-ignore
const numbers = [0, 1, 2, 3, 10, 0.01, 0.005, 12.345, 99.999, -1, 1e6, 1e9, 9e13, 1e15, 1e300, 0.1 + 0.2];

/** Texts that are as long as they may be, and longer once they are cleaned. */
const growing = (longest: number) => ['<'.repeat(longest), '&'.repeat(longest), link.repeat(longest / link.length)];

/** Boundary-value bodies that a schema accepts. */
export function bodiesWithin(schema: Schema): fc.Arbitrary<unknown> {
  return valuesOf(schema).filter((value) => v.safeParse(schema, value).success);
}

function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, entries = {}, items = [], options = [], literal, pipe = [], ...inner } = schema as unknown as Described;
  const { item = v.unknown(), wrapped = v.unknown(), value = v.unknown() } = inner;
  const longest = pipe.find((step) => step.type === 'max_length')?.requirement;
  switch (type) {
    case 'string': {
      const most = typeof longest === 'number' ? Math.min(longest, 150_000) : 200;
      return taken(schema, [...words, 'x'.repeat(most), ...growing(most)]);
    }
    case 'number':
      return taken(schema, numbers);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constant(literal);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'optional':
    case 'nullable':
    case 'nullish':
      return fc.oneof({ weight: 4, arbitrary: valuesOf(wrapped) }, fc.constant(type === 'optional' ? undefined : null));
    case 'union':
    case 'variant':
      return fc.oneof(...options.map((option) => valuesOf(option as Schema)));
    case 'array':
      return fc.array(valuesOf(item), { maxLength: 2 });
    case 'tuple':
      return fc.tuple(...items.map(valuesOf));
    case 'record':
      return fc.dictionary(fc.constantFrom('a', 'page.don.content', 'MAIN'), valuesOf(value), { maxKeys: 2 });
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return fc.record(Object.fromEntries(Object.entries(entries).map(([key, one]) => [key, valuesOf(one)])));
    default:
      return fc.oneof(fc.constantFrom(...growing(90_000)), fc.jsonValue({ maxDepth: 2 }));
  }
}

/** The values a schema accepts; `undefined` if none. */
function taken(schema: Schema, values: readonly unknown[]): fc.Arbitrary<unknown> {
  const fitting = values.filter((value) => v.safeParse(schema, value).success);
  return fitting.length > 0 ? fc.constantFrom(...fitting) : fc.constant(undefined);
}
