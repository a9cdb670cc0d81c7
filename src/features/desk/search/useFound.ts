import { useEffect, useState } from 'react';
import { searchAll, type FoundGroup } from '../../../contract/records/searchAll';
import { useDesk } from '../deskContext';

/** Milliseconds without another letter after which what is typed is searched for. */
const PAUSE = 200;
/** Letters that a search begins with. */
const LEAST = 2;

interface Found {
  /** The words that it is of. */
  readonly of: string;
  readonly groups: readonly FoundGroup[];
}

/** Whether there is enough to search for. */
export const isEnough = (words: string): boolean => words.length >= LEAST;

/** Records that words find, once typing rests: those of the last words, in whatever order answers come. */
export function useFound(organisation: string, words: string) {
  const { call } = useDesk();
  const [found, setFound] = useState<Found>({ of: '', groups: [] });
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const { data } = isEnough(words)
          ? await call(searchAll, { organisation, query: { search: words }, signal })
          : { data: [] };
        if (signal.aborted) return;
        setFound({ of: words, groups: data });
        setError(null);
      } catch (thrown) {
        if (!signal.aborted) setError(thrown);
      }
    };
    const timer = setTimeout(() => void ask(), isEnough(words) ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, organisation, words, tries]);
  return { groups: found.groups, error, isStale: found.of !== words, retry: () => setTries((count) => count + 1) };
}
