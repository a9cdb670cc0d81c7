import * as v from 'valibot';
import type { Route, Schema } from '../../src/contract/route';
import { routes } from '../../src/contract/routes';
import { suggestInstead } from './nearest';

export type Issue = { path: string; message: string };

/** The parts of a valibot schema that describe its keys. */
interface Described {
  readonly type: string;
  readonly entries?: Entries;
  readonly item?: Schema;
  readonly options?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly value?: Schema;
  readonly key?: string;
}
type Entries = Readonly<Record<string, Schema>>;
type Value = Readonly<Record<string, unknown>>;

/** Further content a body may have beside its call's schema. */
interface Origin {
  /** Response schemas of reads of the same thing. */
  readonly answers?: readonly Schema[];
  /** It is such an answer, sent back. */
  readonly isAnswer?: boolean;
  /** Keys withheld from the sender (SRV-10): sent back empty, they change nothing. */
  readonly withheld?: ReadonlySet<string> | undefined;
}
interface Read extends Required<Pick<Origin, 'isAnswer'>>, Pick<Origin, 'withheld'> {
  readonly issues: Issue[];
}

const table: readonly Route[] = Object.values(routes);
const describe = (schema: Schema) => schema as unknown as Described;
const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Response schemas of the thing a PUT changes, and of the PUT itself; none for other calls. */
export function answerSchemas(route: Route): Schema[] {
  if (route.method !== 'PUT') return [];
  const own = table.filter(({ method, path }) => method === 'GET' && path === route.path);
  return [route, ...own].flatMap(({ response }) => {
    const { data } = entriesOf(response, { success: true }) ?? {};
    return data ? [data] : [];
  });
}

/**
 * Finds the keys of a body that its call does not know, at any depth (SET-01). Keys that only answers have are read over in an
 * answer that is sent back, and refused elsewhere (SET-03).
 * @returns the body with its settable keys, and the problems
 */
export function readStrictly(
  schema: Schema,
  body: unknown,
  { answers = [], isAnswer = false, withheld }: Origin = {},
): { body: unknown; issues: Issue[] } {
  const read: Read = { issues: [], isAnswer, withheld };
  return { body: readOne(read, schema, answers, body, ''), issues: read.issues };
}

function readOne(read: Read, schema: Schema, answers: readonly Schema[], value: unknown, path: string): unknown {
  const at = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);
  if (Array.isArray(value)) {
    const item = innerOf(schema, 'item');
    const shown = answers.flatMap((one) => innerOf(one, 'item') ?? []);
    return item ? value.map((one, index) => readOne(read, item, shown, one, at(index))) : (value as unknown);
  }
  if (!isValue(value)) return value;
  const each = innerOf(schema, 'value');
  const entries = each ? Object.fromEntries(Object.keys(value).map((key) => [key, each])) : entriesOf(schema, value);
  if (!entries) return value;
  const shown = answers.map((one) => entriesOf(one, value) ?? {});
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (inner === '' && read.isAnswer && read.withheld?.has(key)) return [];
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
    const answered = shown.flatMap((one) => (Object.hasOwn(one, key) && one[key] ? [one[key]] : []));
    if (known) return [[key, readOne(read, known, answered, inner, at(key))]];
    if (answered.length === 0)
      read.issues.push({ path: at(key), message: unknownKeyMessage(key, Object.keys(entries)) });
    else if (!read.isAnswer) read.issues.push({ path: at(key), message: 'is said by the server and cannot be set' });
    return [];
  });
  return Object.fromEntries(kept);
}

/** The error for an unknown key (SET-01). */
export const unknownKeyMessage = (key: string, known: readonly string[]) =>
  `is an unknown key: ${suggestInstead(key, known)}`;

/** The keys of an object schema, of the option that fits where there are several; null where any key may stand. */
function entriesOf(schema: Schema, value: Value): Entries | null {
  const { type, entries, wrapped, options = [], key } = describe(schema);
  if (type === 'loose_object') return null;
  if (entries) return entries;
  if (wrapped) return entriesOf(wrapped, value);
  const fits = (one: Schema) => {
    const mark = key === undefined ? undefined : describe(one).entries?.[key];
    return mark === undefined || v.is(mark, value[key ?? '']);
  };
  const all = ['union', 'variant', 'intersect'].includes(type) ? options.filter(fits) : [];
  const found = all.map((one) => entriesOf(one, value)).filter((one) => one !== null);
  return found.length > 0 ? Object.fromEntries(found.flatMap((one) => Object.entries(one))) : null;
}

/** The item schema of a list or record. */
function innerOf(schema: Schema, kind: 'item' | 'value'): Schema | undefined {
  const described = describe(schema);
  return described.wrapped ? innerOf(described.wrapped, kind) : described[kind];
}
