import * as v from 'valibot';
import { ADDRESS } from '../src/core/organisation';

type Schema = v.GenericSchema;
type Path = readonly (string | number)[];

/**
 * An answer validated by its schema. Addresses stored before ORG-02 refused them are dropped, so that one of them hides
 * nothing else: emptied, or removed from their list.
 * @param patterns further patterns of addresses in the schema
 * @throws v.ValiError for anything else that is wrong
 */
export function parseAnswer<S extends Schema>(
  schema: S,
  answer: unknown,
  { patterns = [ADDRESS], onDropped }: { patterns?: readonly RegExp[]; onDropped?: (path: string) => void } = {},
): v.InferOutput<S> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  const isAddress = ({ type, requirement }: (typeof result.issues)[number]) =>
    type === 'regex' && patterns.some((pattern) => pattern === requirement);
  if (!result.issues.every(isAddress)) throw new v.ValiError(result.issues);
  const paths = result.issues.map(({ path = [] }) => path.map(({ key }) => key as string | number));
  for (const path of paths) onDropped?.(path.map((key) => (typeof key === 'number' ? '[]' : key)).join('.'));
  // Validates again, for the schema's transforms.
  return v.parse(schema, without(answer, paths));
}

function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return '';
  if (Array.isArray(value)) {
    const gone = new Set(paths.filter((path) => path.length === 1).map(([at]) => at));
    return value.flatMap((one, at) => (gone.has(at) ? [] : [without(one, below(paths, at))]));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(one, below(paths, key))]));
}

const below = (paths: readonly Path[], key: string | number): Path[] =>
  paths.filter(([first]) => first === key).map(([, ...rest]) => rest);
