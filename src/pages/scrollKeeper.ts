import type { SafeStorage } from '../client/safeStorage';

const storedUnder = 'orgkit_scroll';

/** Entries whose place is remembered. */
const most = 50;

/**
 * Remembers how far each entry of the tab's history was scrolled. While our pages are shown that is ours to do; a document that
 * is loaded anew the browser scrolls itself.
 */
export function createScrollKeeper(storage: SafeStorage, signal: AbortSignal) {
  const { history } = window;
  const places = new Map(read(storage));
  let entry = keyOf(history.state);
  const keep = () => places.set(entry, window.scrollY);
  history.scrollRestoration = 'manual';
  window.addEventListener('scroll', keep, { signal, passive: true });
  window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
  window.addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto';
      storage.write('session', storedUnder, JSON.stringify([...places].slice(-most)));
    },
    { signal },
  );
  signal.addEventListener('abort', () => (history.scrollRestoration = 'auto'));

  return {
    /** The key of an entry that is about to be made. */
    newEntry(move: 'push' | 'replace'): string {
      keep();
      if (move === 'push')
        entry = `${[...places.keys()].reduce((last, key) => Math.max(last, Number(key) || 0), 0) + 1}`;
      return entry;
    },
    enter(state: unknown): void {
      entry = keyOf(state);
    },
    /** Scrolls to where the entry was left, to a fragment, or to the top. */
    restore(host: HTMLElement, back: boolean, fragment: string): void {
      if (!back && fragment && this.toFragment(host, fragment)) return;
      window.scrollTo({ top: back ? (places.get(entry) ?? 0) : top(host), behavior: 'instant' });
      keep();
    },
    /** Goes to what a fragment names; false if there is no such thing. */
    toFragment(host: HTMLElement, fragment: string): boolean {
      if (fragment === '#top') this.restore(host, false, '');
      const root = host.shadowRoot ?? document;
      const target = root.getElementById(decodeURIComponent(fragment.slice(1)));
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
      return target !== null;
    },
  };
}

/** The top of the site, which on other people's pages is not that of the window. */
const top = (host: HTMLElement) =>
  host.shadowRoot ? Math.min(window.scrollY, window.scrollY + host.getBoundingClientRect().top) : 0;

const keyOf = (state: unknown): string => String((state as { orgkit?: string } | null)?.orgkit ?? 'first');

function read(storage: SafeStorage): [string, number][] {
  try {
    const stored = JSON.parse(storage.read('session', storedUnder) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}
