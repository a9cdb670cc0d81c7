import { useSyncExternalStore } from 'react';
import { page } from '../../runtime/page/page';

const KEY = 'DEVISE';
const listeners = new Set<() => void>();

const read = () => page.storage.read('local', KEY);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows gifts in `devise`, a code in lower case, on all pages of the site from now on (CUR-04). */
export function chooseCurrency(devise: string): void {
  page.storage.write('local', KEY, devise);
  for (const tell of listeners) tell();
}

/** The currency that the visitor chose; null before that, and on the server. */
export const useChosenCurrency = (): string | null => useSyncExternalStore(subscribe, read, () => null);
