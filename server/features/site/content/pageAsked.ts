import * as v from 'valibot';
import { identifier } from '../../../../src/contract/common';

const MOST = 100_000;

/** The page of a list that an address asks for, counted from 1; the first for anything else. */
export function pageAsked(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MOST ? page : 1;
}

/** The id that an address asks for; null for what can be none. */
export const idAsked = ([id]: readonly string[]): string | null => (v.is(identifier, id) ? id : null);
