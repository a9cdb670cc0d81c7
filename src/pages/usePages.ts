import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Client } from '../client/client';
import type { PageOf } from '../contract/site/pageData';
import { addressInSite } from '../core/site';
import { retryLater } from '../loading/retryLater';
import { mayPass } from '../runtime/mayPass';
import { page as shared } from '../runtime/page/page';
import type { ShellProps } from '../runtime/shell/definition';
import { loadPage } from './loadPage';
import type { Shown } from './Page';
import { loadShellSheets } from './pageModules';
import { elementsOf, prepare } from './prepare';
import { createRouter, type Router } from './router';
import { sheetsOf } from './sheetsOf';
import type { SiteProps } from './siteProps';

interface PagesOptions extends Pick<ShellProps, 'host' | 'lifetime'>, SiteProps {
  readonly client: Client;
  /** Page as the server rendered it. */
  readonly prepared: Shown | null;
  readonly base: string;
}

interface Pages {
  readonly shown: Shown | null;
  readonly failure: Error | null;
  /** Another page is on its way. */
  readonly busy: boolean;
  /** Said to screen readers once another page is shown. */
  readonly announced: string;
  readonly router: RefObject<Router | null>;
}

/** The page that is shown: the one that the address names, and all that are gone to from there (SITE-01, SITE-03). */
export function usePages({
  host,
  lifetime,
  client,
  prepared,
  org,
  lang,
  base,
  hash = false,
  pageData,
}: PagesOptions): Pages {
  const { clock, signal } = lifetime;
  const [shown, setShown] = useState(prepared);
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const [announced, setAnnounced] = useState('');
  const latest = useRef<Shown>(null);
  const router = useRef<Router>(null);
  const isDrawn = host.hasAttribute('data-server');
  const toHost = org === undefined && !isDrawn;
  const load = useCallback(
    (path: string) => loadPage(client, { path, lang, isDrawn, host: toHost ? location.host : undefined }),
    [client, lang, isDrawn, toHost],
  );
  useLayoutEffect(() => void (latest.current = shown), [shown]);

  const start = `${hash ? '#' : ''}${base}`;
  useEffect(() => {
    const end = new AbortController();
    signal.addEventListener('abort', () => end.abort());
    router.current = createRouter({
      host,
      base,
      hash,
      clock,
      storage: shared.storage,
      signal: end.signal,
      first: latest.current,
      load: async (path) => {
        const loaded = showable(host, await load(path));
        // Before it is gone to: with a new style sheet a browser looks at the whole document again.
        sheetsOf(host, loaded.styles);
        return loaded;
      },
      leadsOn: (loaded: Shown) => leadsOn(loaded, start),
      show(loaded: Shown) {
        flushSync(() => {
          setShown(loaded);
          setAnnounced(loaded.texts.loaded(loaded.page.title));
        });
        settle(host);
      },
      busy: setBusy,
      followed: ({ dataset: { language } }) => {
        if (language) shared.storage.write('local', 'LANGUE', language);
      },
    });
    return () => end.abort();
  }, [host, base, hash, start, clock, signal, load]);

  // The first page, where the server has drawn none; and what the page around hands over.
  useEffect(() => {
    if (prepared && !pageData) return;
    const end = new AbortController();
    let failures = 0;
    const show = async (): Promise<void> => {
      try {
        const loaded = await (pageData
          ? prepare(pageData, isDrawn ? 'document' : 'element')
          : load(router.current?.here() ?? '/'));
        if (end.signal.aborted) return;
        const onward = leadsOn(loaded, start);
        if (onward !== null) void router.current?.navigate(onward, 'replace');
        else setShown(loaded);
      } catch (thrown) {
        if (end.signal.aborted) return;
        failures += 1;
        if (mayPass(thrown))
          end.signal.addEventListener(
            'abort',
            retryLater(failures, () => void show()),
          );
        if (!isDrawn) sheetsOf(host, await loadShellSheets().catch(() => []));
        if (!end.signal.aborted) setFailure(thrown as Error);
      }
    };
    void show();
    return () => end.abort();
  }, [host, prepared, pageData, load, isDrawn, start]);
  return { shown, failure, busy, announced, router };
}

/**
 * The page, unless it is gone to as any other: because the policy of the document around it refuses what it may show, or because
 * our server may have something else there, as the newsletter's pages. @throws Error then
 */
function showable(host: HTMLElement, shown: Shown): Shown {
  const isServed = host.hasAttribute('data-server');
  if (isServed && shown.page.type === 'NOT_FOUND') throw new Error('It is no page of the site.');
  const isClosed = isServed && !host.hasAttribute('data-frames');
  if (isClosed && (shown.blocks || elementsOf(shown).includes('org-form'))) throw new Error('It has another policy.');
  return shown;
}

/** Target of a page that only leads on (SITE-10, LINK-02). */
function leadsOn({ page }: Shown, start: string): string | null {
  const onward = page.type === 'LINK' ? (page as PageOf<'LINK'>).data[0]?.forward : page.redirect;
  return onward ? addressInSite(onward, start, page.site.home) : null;
}

/** After another page was gone to, the focus is on its heading. */
function settle(host: HTMLElement): void {
  const main = (host.shadowRoot ?? host).querySelector<HTMLElement>('.site-main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (heading !== main) heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
