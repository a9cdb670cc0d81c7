import type { Clock } from '../client/clock';
import type { SafeStorage } from '../client/safeStorage';
import { createScrollKeeper } from './scrollKeeper';
import { createPrefetcher } from './prefetcher';

/** As many as browsers follow, where one address leads on to the next. */
const MOST_HOPS = 20;

/** Milliseconds until it is said that a page is on its way: one that is there sooner needs no word. */
const NOTICED = 100;

/** Why another page is shown: at its address for the first time, in its place, or at an address gone back or forward to. */
type Move = 'push' | 'replace' | 'travel';

interface RouterOptions {
  /** The element: presses on links inside it are ours. */
  readonly host: HTMLElement;
  /** Path below which the site's pages are; empty for all of the host. */
  readonly base: string;
  /** The path is in the fragment: the page around owns the other one. */
  readonly hash: boolean;
  readonly clock: Clock;
  readonly storage: SafeStorage;
  readonly signal: AbortSignal;
  /** The page that is shown already; null if none is. */
  readonly first: unknown;
  /** Loads the page at a path of the site, query included. */
  load(path: string): Promise<unknown>;
  /** The address that it only leads on to (SITE-10), if that is all it does. */
  leadsOn(loaded: never): string | null;
  /** Draws it at once. */
  show(loaded: never): void;
  /** A page is on its way. */
  busy(isBusy: boolean): void;
  /** A link is followed, wherever it leads. */
  followed(link: HTMLAnchorElement): void;
}

export interface Router {
  /** The path that the window's address names, with its query. */
  here(): string;
  /** The address of a path of the site. */
  addressOf(path: string): string;
  navigate(address: string, move?: Move, hops?: number): Promise<void>;
}

/**
 * Shows pages of a site without loading the window's document anew (SITE-03): a router on the History API. What it does not
 * take on is left to the browser, and what it cannot load is gone to as any other page.
 */
export function createRouter(options: RouterOptions): Router {
  const { host, base, hash, clock, storage, signal, first, load, leadsOn, show, busy, followed } = options;
  const { history } = window;
  const scroll = createScrollKeeper(storage, signal);
  let newest = 0;

  const pathOf = (url: URL) => sitePath(url, options);
  const here = () => pathOf(new URL(window.location.href)) ?? '/';
  let shownAt = here();

  async function navigate(address: string, move: Move = 'push', hops = 0): Promise<void> {
    const url = new URL(address, window.location.href);
    const path = pathOf(url);
    if (path === null || hops > MOST_HOPS) return window.location[move === 'push' ? 'assign' : 'replace'](url.href);
    const turn = ++newest;
    const rest = clock.after(NOTICED, () => busy(true));
    try {
      const loaded = await (move === 'travel' ? prefetcher.takeAgain(path) : prefetcher.take(path));
      if (turn !== newest || signal.aborted) return;
      const onward = leadsOn(loaded as never);
      if (onward !== null) return await navigate(onward, move === 'travel' ? 'replace' : move, hops + 1);
      if (move !== 'travel') history[`${move}State`]({ ...history.state, orgkit: scroll.newEntry(move) }, '', url.href);
      else scroll.enter(history.state);
      shownAt = path;
      show(loaded as never);
      if (move !== 'replace') scroll.restore(host, move === 'travel', hash ? '' : url.hash);
    } catch {
      // The browser's error page, or ours; the address is right in any case.
      if (turn === newest && !signal.aborted) leaveFor(url, move);
    } finally {
      rest();
      if (turn === newest) busy(false);
    }
  }

  const prefetcher = createPrefetcher(load, clock);
  if (first !== null) prefetcher.put(shownAt, first);

  const linkOf = (event: Event): { link: HTMLAnchorElement; url: URL; path: string } | null => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    // Links within elements that we show are theirs.
    if (!link?.href || link.getRootNode() !== (host.shadowRoot ?? document)) return null;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
    if (link.relList.contains('external')) return null;
    const url = new URL(link.href);
    const path = pathOf(url);
    return path === null ? null : { link, url, path };
  };

  function press(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const fragment = anchor?.getAttribute('href') ?? '';
    if (anchor && /^#(?!\/)/.test(fragment)) return jump(event, fragment);
    const found = linkOf(event);
    if (!found) return;
    followed(found.link);
    if (!hash && found.path === shownAt && found.url.hash) return;
    event.preventDefault();
    if (found.path === shownAt) scroll.restore(host, false, '');
    else void navigate(found.url.href);
  }

  /** A browser finds no fragment in a shadow root, and a fragment that is our path must stay. */
  function jump(event: Event, fragment: string): void {
    if (!host.shadowRoot && !hash) return;
    event.preventDefault();
    scroll.toFragment(host, fragment);
  }

  function travel(): void {
    const path = pathOf(new URL(window.location.href));
    if (path === shownAt) return scroll.enter(history.state);
    if (path !== null) void navigate(window.location.href, 'travel');
    else if (host.hasAttribute('data-server')) window.location.reload();
  }

  const point = (event: Event) => {
    const found = linkOf(event);
    if (found && found.path !== shownAt) prefetcher.consider(found.path);
  };
  host.addEventListener('click', press, { signal });
  host.addEventListener('pointerover', point, { signal, passive: true });
  host.addEventListener('focusin', point, { signal });
  host.addEventListener('touchstart', point, { signal, passive: true });
  host.addEventListener('pointerout', () => prefetcher.forget(), { signal, passive: true });
  window.addEventListener('popstate', travel, { signal });
  return { here, addressOf: (path) => `${hash ? '#' : ''}${base}${path}`, navigate };
}

/** The site's path of an address; null if it is none of the site's. */
function sitePath(url: URL, { base, hash }: Pick<RouterOptions, 'base' | 'hash'>): string | null {
  if (url.origin !== window.location.origin) return null;
  if (hash) {
    const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
    if (!isHere) return null;
    // Without a fragment it is where the site began; another fragment is the page's own.
    return url.hash === '' ? '/' : url.hash.startsWith('#/') ? url.hash.slice(1) : null;
  }
  if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return null;
  // Files are the server's.
  if (/\.\w{1,5}$/.test(url.pathname)) return null;
  return `${url.pathname.slice(base.length) || '/'}${url.search}`;
}

function leaveFor(url: URL, move: Move): void {
  if (move === 'travel' || url.href === window.location.href) window.location.reload();
  else window.location.assign(url.href);
}
