import * as v from 'valibot';
import type { Schema } from '../../../src/contract/route';
import { hostileText, hostileWords } from './attacks';

/** The parts of a valibot schema that describe request bodies. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** What keys of a body say wherever they are, in place of what an attacker would type there; undefined leaves a key out. */
export type Given = Readonly<Record<string, unknown>>;

/** Where more words are allowed, these many are enough. */
const LONGEST = 5000;

/** What is taken where neither words nor addresses are, the first that fits. */
const plain = ['', 'x', 'mal', '2099-01-20T18:00:00Z', '2099-01-20', '18:30', '#13A0BB', 'eur', 'FR', 'a@b.example'];

/** A body that a schema accepts and that holds an attack in every text of every part, but for what is `given`. */
export function hostileBody(schema: Schema, given: Given = {}): unknown {
  let count = 0;

  const textFor = (of: Schema, { pipe = [] }: Described): unknown => {
    const longest = pipe.find((step) => step.type === 'max_length')?.requirement;
    count += 1;
    const most = typeof longest === 'number' ? Math.min(longest, LONGEST) : 200;
    const words = [hostileText(count, most), hostileText(1, most), ...hostileWords];
    return [...words, ...plain].find((word) => v.safeParse(of, word).success);
  };

  const objectFor = (entries: NonNullable<Described['entries']>) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([key, one]) => {
        const value = Object.hasOwn(given, key) ? given[key] : valueFor(one);
        return value === undefined ? [] : [[key, value]];
      }),
    );

  const valueFor = (of: Schema): unknown => {
    const described = of as unknown as Described;
    const { type, entries = {}, options = [], item = v.unknown(), items = [], wrapped = v.unknown() } = described;
    switch (type) {
      case 'string':
        return textFor(of, described);
      case 'number':
        return [1, 5, 0, 100].find((number) => v.safeParse(of, number).success);
      case 'boolean':
        return true;
      case 'literal':
        return described.literal;
      case 'picklist':
        return options[0];
      case 'optional':
      case 'nullable':
      case 'nullish':
        return valueFor(wrapped);
      case 'union':
      case 'variant':
        return valueFor(options[0] as Schema);
      case 'array':
        return [valueFor(item)];
      case 'tuple':
        return items.map(valueFor);
      case 'object':
      case 'strict_object':
      case 'loose_object':
        return objectFor(entries);
      case 'record':
        return {};
      default:
        return hostileText((count += 1), LONGEST);
    }
  };
  return valueFor(schema);
}

/** The keys that lead to the texts of a schema's values which take one text and refuse another; `0` stands in a list. */
function keysTaking(schema: Schema, takes: string, refuses: string, path: readonly string[] = []): string[][] {
  const { type, entries = {}, options = [], item, wrapped } = schema as unknown as Described;
  if (type === 'string') {
    const fits = (value: string) => v.safeParse(schema, value).success;
    return fits(takes) && !fits(refuses) ? [[...path]] : [];
  }
  const inside = [item, wrapped, ...options].filter(
    (one): one is Schema => typeof one === 'object' && one !== null && 'type' in one,
  );
  return [
    ...inside.flatMap((one) => keysTaking(one, takes, refuses, type === 'array' ? [...path, '0'] : path)),
    ...Object.entries(entries).flatMap(([key, one]) => keysTaking(one, takes, refuses, [...path, key])),
  ];
}

/** Where addresses stand that browsers follow. */
export const addressKeys = (schema: Schema): string[][] => keysTaking(schema, 'https://a.example/x', 'javascript:1');

/** Where ids stand. */
export const idKeys = (schema: Schema): string[][] => keysTaking(schema, 'an-id', 'é');

/** Puts a value where keys lead, and what is missing on the way. */
export function putAt(body: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  const inside = body as Record<string, unknown>;
  if (rest.length === 0) inside[key] = value;
  else putAt((inside[key] ??= rest[0] === '0' ? [] : {}), rest, value);
}
