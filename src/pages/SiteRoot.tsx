import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, Suspense, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createClient, type Client } from '../client/client';
import { brandColour, configColour } from '../core/organisation';
import { adoptedLanguage, documentTitle, inLanguage } from '../core/site';
import { common as frenchTexts } from '../i18n/common/fr';
import { lazyView } from '../loading/lazyView';
import { isFramed, joinHost } from '../runtime/page/frameLink';
import { keepLanding } from '../runtime/page/landing';
import { page as shared } from '../runtime/page/page';
import { settingsFrom } from '../runtime/settings';
import type { ShellProps } from '../runtime/shell/definition';
import { emit } from '../runtime/shell/emit';
import { ErrorBoundary } from '../runtime/shell/ErrorBoundary';
import { ErrorScreen } from '../runtime/shell/ErrorScreen';
import { useNotifications } from '../runtime/shell/useNotifications';
import { bringElements } from './bringElements';
import { loadPage } from './loadPage';
import { Page, type Browsing, type Shown } from './Page';
import { ownStylesOf, prepare } from './prepare';
import { createRouter, type Router } from './router';
import { sheetsOf } from './sheetsOf';
import type { SiteProps } from './siteProps';
import { preparedOf, takenOver } from './takeOver';

const NotificationStack = lazyView(async () => (await import('../runtime/shell/NotificationStack')).NotificationStack);

/** A whole site in an element: the page that the address names, and all that are gone to from there (SITE-01, SITE-03). */
export function SiteRoot({ host, lifetime, props }: ShellProps) {
  const [prepared] = useState(() => preparedOf(host));
  const { org, lang, theme, base: given = '', hash = false, pageData } = props as SiteProps;
  const base = given.replace(/\/+$/, '');
  const { apiHost, embed, dev } = settingsFrom(props, isFramed());
  const { clock, signal } = lifetime;
  const { shown: messages, notify } = useNotifications(clock);
  const client = useMemo(() => createClient({ apiHost, org }), [apiHost, org]);
  const [shown, setShown] = useState(prepared);
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const [announced, setAnnounced] = useState('');
  const router = useRef<Router>(null);
  const load = useLoad(client, lang);
  const toHost = org === undefined && !host.hasAttribute('data-server');

  useEffect(() => {
    if (embed && isFramed()) joinHost(host, signal);
  }, [embed, host, signal]);
  useEffect(keepLanding, []);
  useEffect(() => takenOver(host), [host]);

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
      load: (path) => load(path, toHost),
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
  }, [host, base, hash, clock, signal, load, toHost]);

  // The first page, where the server has drawn none; and what the page around hands over.
  useEffect(() => {
    if (prepared && !pageData) return;
    let wanted = true;
    const loading = pageData ? prepare(pageData) : load(router.current?.here() ?? '/', toHost);
    loading.then(
      (loaded) => wanted && setShown(loaded),
      (error: Error) => wanted && setFailure(error),
    );
    return () => void (wanted = false);
  }, [prepared, pageData, load, toHost]);

  useLayoutEffect(() => {
    if (!shown) return;
    const { page, module } = shown;
    if (shown !== prepared) sheetsOf(host, [...module.styles, ownStylesOf(shown)]);
    present(host, theme, shown);
    document.title = `${dev ? '(Dev) ' : ''}${documentTitle(page.title, page.organisation)}`;
    if (module.elements?.length) bringElements();
  }, [host, shown, prepared, theme, dev]);
  useReady(host, shown);
  useAdoption(shown, router, lang);

  const overlay = host.overlay;
  // Paths in a page of ours lead to this server already.
  const nested = host.hasAttribute('data-server') ? props.apiHost : client.apiHost;
  const start = hash ? '#' : '';
  const browsing = useMemo<Browsing>(
    () => ({
      clock,
      client,
      apiHost: nested,
      overlay,
      start,
      navigate: (address) => void router.current?.navigate(address),
      notify,
    }),
    [clock, client, nested, overlay, start, notify],
  );
  const errorScreen = (error: Error) => <ErrorScreen error={error} texts={frenchTexts} />;
  return (
    <ErrorBoundary onError={(error) => emit(host, 'org-error', { error })} fallback={errorScreen}>
      {shown && <Page {...{ shown, base, embed, browsing, announced, busy }} />}
      {!shown && failure && errorScreen(failure)}
      {messages.length > 0 && (
        <Suspense>
          <NotificationStack shown={messages} overlay={overlay} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

/** Loads a page by CALL-20 and what it is drawn from. */
function useLoad(client: Client, lang: SiteProps['lang']) {
  return useCallback(
    (path: string, toHost: boolean) => loadPage(client, { path, lang, host: toHost ? location.host : undefined }),
    [client, lang],
  );
}

/** Goes on in the browser's language, once, in place of the page that was opened (SITE-21). */
function useAdoption(shown: Shown | null, router: RefObject<Router | null>, lang: SiteProps['lang']): void {
  const isDone = useRef(false);
  useEffect(() => {
    const at = router.current;
    if (!shown || !at || isDone.current) return;
    isDone.current = true;
    const { type, organisation } = shown.page;
    // A page that has begun elsewhere goes on in its language.
    if (lang || type === 'PAIEMENT' || type === 'LINK') return;
    const chosen = shared.storage.read('local', 'LANGUE');
    const adopted = adoptedLanguage({ path: at.here(), chosen, browser: navigator.languages }, organisation);
    if (adopted) void at.navigate(at.addressOf(inLanguage(at.here(), adopted, organisation)), 'replace');
  }, [shown, router, lang]);
}

function present(host: ShellProps['host'], theme: SiteProps['theme'], { page }: Shown): void {
  const { organisation, lang } = page;
  host.present(theme, lang, brandColour(organisation.config));
  const frame = host.overlay.parentElement;
  if (host.hasAttribute('data-server')) Object.assign(document.documentElement, { lang, dir: frame?.dir });
  else {
    frame?.style.setProperty('--bar', configColour(organisation.config, 'color.menu.bg') || null);
    frame?.style.setProperty('--bar-text', configColour(organisation.config, 'color.menu.text') || null);
  }
}

/** After another page was gone to, the focus is on its heading. */
function settle(host: HTMLElement): void {
  const main = (host.shadowRoot ?? host).querySelector<HTMLElement>('.site-main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (heading !== main) heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function useReady(host: ShellProps['host'], shown: Shown | null): void {
  const isShown = shown !== null;
  useLayoutEffect(() => {
    if (isShown) host.showFallback(false);
  }, [host, isShown]);
  useEffect(() => {
    if (isShown) emit(host, 'org-ready', { tag: host.localName });
  }, [host, isShown]);
}
