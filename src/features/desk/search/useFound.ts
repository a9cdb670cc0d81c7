import { useCallback } from 'react';
import { searchAll } from '../../../contract/records/searchAll';
import { useDesk } from '../deskContext';
import { useSearched } from '../useSearched';

/** Milliseconds without another letter after which what is typed is searched for. */
const PAUSE = 200;
/** Letters that a search begins with. */
const LEAST = 2;

/** Whether there is enough to search for. */
export const isEnough = (words: string): boolean => words.length >= LEAST;

/** Records that words find, once typing rests. */
export function useFound(organisation: string, words: string) {
  const { call } = useDesk();
  const ask = useCallback(
    async (signal: AbortSignal) => {
      if (!isEnough(words)) return { of: words, groups: [] };
      return { of: words, groups: (await call(searchAll, { organisation, query: { search: words }, signal })).data };
    },
    [call, organisation, words],
  );
  const { found, error, retry } = useSearched(ask, isEnough(words) ? PAUSE : 0);
  return { groups: found?.groups ?? [], error, isStale: (found?.of ?? '') !== words, retry };
}
