import * as v from 'valibot';
import type { Route } from '../../src/contract/route';
import { parsePart } from './parse';
import { readStrictly } from './readStrictly';

const nothing = v.object({});

/**
 * The query of a request by its route's schema. Administrators get an error for every unknown key (SET-01): a list that ignores
 * a filter looks like what was asked for. Visitors' pages may be of another version (SET-04).
 * @throws HttpError 400 that names every wrong key
 */
export function parseQuery({ access, query }: Route, given: unknown): unknown {
  if (access === 'public' || access === 'provider') return parsePart(query, given, 'query');
  const { issues } = readStrictly(query ?? nothing, given);
  return parsePart(query ?? nothing, given, 'query', issues);
}
