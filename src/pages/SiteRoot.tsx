import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createClient } from '../client/client';
import { barTextColour, brandColour, configColour } from '../core/organisation';
import { adoptedLanguage, documentTitle, inLanguage } from '../core/site';
import { directionOf } from '../i18n/catalogue';
import { lazyView } from '../loading/lazyView';
import { assignChanged } from '../runtime/element/assignChanged';
import { isFramed, joinHost } from '../runtime/page/frameLink';
import { keepLanding } from '../runtime/page/landing';
import { page as shared } from '../runtime/page/page';
import { settingsFrom } from '../runtime/settings';
import type { ShellProps } from '../runtime/shell/definition';
import { emit } from '../runtime/shell/emit';
import { ErrorBoundary } from '../runtime/shell/ErrorBoundary';
import { useNotifications } from '../runtime/shell/useNotifications';
import { bringElements } from './bringElements';
import { Page, type Browsing, type Shown } from './Page';
import { elementsOf, ownStylesOf } from './prepare';
import type { Router } from './router';
import { SiteFailure } from './SiteFailure';
import { sheetsOf } from './sheetsOf';
import type { SiteProps } from './siteProps';
import { preparedOf, takenOver } from './takeOver';
import { usePages } from './usePages';

const NotificationStack = lazyView(async () => (await import('../runtime/shell/NotificationStack')).NotificationStack);

/** A whole site in an element: the page that the address names, and all that are gone to from there (SITE-01, SITE-03). */
export function SiteRoot({ host, lifetime, props }: ShellProps) {
  const [prepared] = useState(() => preparedOf(host));
  const { org, lang, theme, base: given = '', hash = false } = props as SiteProps;
  const base = given.replace(/\/+$/, '');
  const { apiHost, dev, accessId, paymentUrl, uploadHost, currency, ...settings } = settingsFrom(props, isFramed());
  const embed = useHydrated(settings.embed);
  const { clock, signal } = lifetime;
  const { shown: messages, notify } = useNotifications(clock);
  const client = useMemo(() => createClient({ apiHost, org }), [apiHost, org]);
  const pages = usePages({ ...(props as SiteProps), host, lifetime, client, prepared, base });
  const { shown, failure, router } = pages;

  useEffect(() => {
    if (embed && isFramed()) joinHost(host, signal);
  }, [embed, host, signal]);
  useEffect(keepLanding, []);
  useEffect(() => takenOver(host), [host]);

  useLayoutEffect(() => {
    if (!shown) return;
    const { page } = shown;
    if (shown !== prepared) sheetsOf(host, [...shown.styles, ownStylesOf(shown)]);
    present(host, theme, shown);
    document.title = `${dev ? '(Dev) ' : ''}${documentTitle(page.title, page.organisation)}`;
    if (elementsOf(shown).length > 0) bringElements();
  }, [host, shown, prepared, theme, dev]);
  useReady(host, shown);
  useAdoption(shown, router, lang);

  const overlay = host.overlay;
  // Paths in a page of ours lead to this server already.
  const nested = host.hasAttribute('data-server') ? props.apiHost : client.apiHost;
  const browsing = useMemo<Browsing>(
    () => ({
      clock,
      client,
      apiHost: nested,
      passed: {
        'access-id': accessId,
        'payment-url': paymentUrl,
        'upload-host': uploadHost,
        currency,
        embed: props.embed === undefined ? undefined : String(props.embed),
      },
      overlay,
      start: hash ? '#' : '',
      navigate: (address) => void router.current?.navigate(address),
      notify,
    }),
    [clock, client, nested, overlay, hash, notify, router, accessId, paymentUrl, uploadHost, currency, props.embed],
  );
  const errorScreen = (error: Error) => <SiteFailure {...{ host, error, theme }} lang={shown?.page.lang ?? lang} />;
  return (
    <ErrorBoundary onError={(error) => emit(host, 'org-error', { error })} fallback={errorScreen}>
      {shown && <Page {...{ shown, base, embed, browsing }} announced={pages.announced} busy={pages.busy} />}
      {!shown && failure && errorScreen(failure)}
      {messages.length > 0 && (
        <Suspense>
          <NotificationStack shown={messages} overlay={overlay} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

const never = () => () => {};

/** False as the server, which knows of no frame, has drawn the page; then what it is here. */
const useHydrated = (embed: boolean): boolean =>
  useSyncExternalStore(
    never,
    () => embed,
    () => false,
  );

/** Goes on in the browser's language, once, in place of the page that was opened (SITE-21). */
function useAdoption(shown: Shown | null, router: RefObject<Router | null>, lang: SiteProps['lang']): void {
  const isDone = useRef(false);
  useEffect(() => {
    const at = router.current;
    if (!shown || !at || isDone.current) return;
    isDone.current = true;
    const { type, organisation } = shown.page;
    // A page that has begun elsewhere goes on in its language.
    if (lang || type === 'PAIEMENT' || type === 'LINK' || type === 'NOT_FOUND') return;
    const chosen = shared.storage.read('local', 'LANGUE');
    const adopted = adoptedLanguage({ path: at.here(), chosen, browser: navigator.languages }, organisation);
    if (adopted) void at.navigate(at.addressOf(inLanguage(at.here(), adopted, organisation)), 'replace');
  }, [shown, router, lang]);
}

function present(host: ShellProps['host'], theme: SiteProps['theme'], { page }: Shown): void {
  const { organisation, lang } = page;
  host.present(theme, lang, brandColour(organisation.config));
  if (host.hasAttribute('data-server'))
    assignChanged<HTMLElement>(document.documentElement, { lang, dir: directionOf(lang) });
  else {
    const style = host.overlay.parentElement?.style;
    style?.setProperty('--bar', configColour(organisation.config, 'color.menu.bg') || null);
    style?.setProperty('--bar-text', barTextColour(organisation.config) || null);
  }
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
