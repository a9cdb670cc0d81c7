import { useEffect, useMemo, useState } from 'react';
import { rememberAsked } from './askedOf';
import type { Filters } from './usePages';

/** Milliseconds without another letter after which what is typed is searched for. */
const PAUSE = 300;

/** Filters of a list, mirrored in the address so that a reload and the Back button restore them. @param keys the same array each time */
export function useListFilters<K extends string>(keys: readonly K[]) {
  const [typed, setTyped] = useState(() => readFilters(keys));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const isTyping = 'search' in typed && typed['search'] !== (settled as Filters)['search'];
    const timer = setTimeout(() => setSettled(typed), isTyping ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [typed, settled]);
  const asked = useMemo<Filters>(
    () => Object.fromEntries(Object.entries<string>(settled).filter(([, value]) => value.trim() !== '')),
    [settled],
  );
  useEffect(() => {
    const query = new URLSearchParams(asked).toString();
    rememberAsked(query && `?${query}`);
    history.replaceState(history.state, '', query ? `?${query}` : location.pathname);
  }, [asked]);
  const set = (change: Partial<Record<K, string>>) => setTyped((now) => ({ ...now, ...change }));
  return { typed, asked, set };
}

function readFilters<K extends string>(keys: readonly K[]): Readonly<Record<K, string>> {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(keys.map((key) => [key, query.get(key) ?? ''])) as Record<K, string>;
}
