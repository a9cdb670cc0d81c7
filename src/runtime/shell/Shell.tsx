import {
  StrictMode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { lazyView } from '../../loading/lazyView';
import type { ApiError } from '../../client/apiError';
import { createClient } from '../../client/client';
import { brandColour } from '../../core/organisation';
import { directionOf } from '../../i18n/catalogue';
import { common as frenchTexts } from '../../i18n/common/fr';
import { patiently } from '../../loading/patiently';
import { Late, LateTextsProvider } from '../../ui/Late';
import { ElementContextProvider, type ElementContext } from '../context';
import type { OrgkitElement, ShellProps } from './definition';
import { emit } from './emit';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { watchGround } from './ground';
import { isFramed, joinHost } from '../page/frameLink';
import { keepLanding } from '../page/landing';
import { languageAround } from './languageAround';
import { page } from '../page/page';
import { readReturn } from '../return/paymentReturn';
import { Placeholder, PlaceholderProvider } from './Placeholder';
import type { reportFailure } from './reportFailure';
import { useResources, type Resources } from './resources';
import { settingsFrom } from '../settings';
import { tellLoadFailure } from './tellLoadFailure';
import { useNotifications } from './useNotifications';

const NotificationStack = lazyView(async () => (await import('./NotificationStack')).NotificationStack);
const ReturnPanel = lazyView(async () => (await import('../return/ReturnPanel')).ReturnPanel);

/** Between an element and its view: organisation, texts, loading, failures (ELEM-01, ERR-01). */
export function Shell({ host, definition, lifetime, props }: ShellProps) {
  const settings = useSettings(props);
  const { apiHost, dev, embed } = settings;
  useEffect(() => {
    if (embed && isFramed()) joinHost(host, lifetime.signal);
  }, [embed, host, lifetime]);
  const [returned] = useState(readReturn);
  useEffect(keepLanding, []);
  const { shown, notify } = useNotifications(lifetime.clock);
  const textsNow = useRef(frenchTexts);
  const onApiError = useCallback((error: ApiError) => notify(textsNow.current[error.text]), [notify]);
  const { org, lang, theme } = props;
  const rehearsal = props['rehearsal'] === true;
  const client = useMemo(
    () => createClient({ apiHost, org, rehearsal, onError: onApiError }),
    [apiHost, org, rehearsal, onApiError],
  );
  const [around] = useState(() => languageAround(host));
  const { texts: catalogue, resolveOrganisation: resolve, patience, View, Skeleton } = definition;
  const resources = useResources({ client, apiHost, org, lang, around, catalogue, resolve, patience, props });
  const loaded = resources.status === 'loaded' ? resources : null;
  const told = resources.status === 'loading' ? null : resources;
  const texts = told?.texts ?? frenchTexts;
  const shownLang = told?.lang ?? lang;
  const colour = brandColour(loaded?.organisation.config);
  useLayoutEffect(() => host.present(theme, shownLang, colour), [host, theme, shownLang, colour]);
  useLayoutEffect(() => watchGround(host, theme, (fits) => host.paintGround(!fits)), [host, theme]);
  useLayoutEffect(() => {
    textsNow.current = texts;
  }, [texts]);
  useLoadFailure(resources, host, apiHost, org);

  const context = useMemo<ElementContext | null>(() => {
    if (!loaded) return null;
    return {
      host,
      overlay: host.overlay,
      organisation: loaded.organisation,
      lang: loaded.lang,
      direction: directionOf(loaded.lang),
      texts: loaded.texts,
      catalogue,
      featureTexts: loaded.featureTexts,
      client,
      storage: page.storage,
      clock: lifetime.clock,
      settings,
      signal: lifetime.signal,
      notify,
      emit: (name, detail) => emit(host, name, detail),
    };
  }, [host, loaded, catalogue, client, lifetime, settings, notify]);

  const onError = (error: Error) => {
    host.showFallback(true);
    emit(host, 'org-error', { error });
    if (!dev) sendReport(client, error, loaded?.organisation).catch(() => {});
  };

  let content: ReactNode = null;
  const hasSkeleton = Skeleton && !hasFallback(host);
  const skeleton = hasSkeleton && <Placeholder children={<Skeleton {...props} />} />;
  if (resources.status === 'loading') content = skeleton;
  else if (resources.status === 'failed') {
    content = hasFallback(host) ? null : <ErrorScreen error={resources.error} texts={texts} />;
  } else {
    const view = <View key={`${apiHost} ${resources.organisation.id}`} {...props} />;
    content = (
      <ElementContextProvider value={context}>
        <Late fallback={skeleton} quiet={() => host.showsFallback && hasFallback(host)}>
          {returned ? (
            <ReturnPanel returned={returned} ownsIntent={definition.ownsIntent}>
              {view}
            </ReturnPanel>
          ) : (
            view
          )}
          <Ready host={host} />
        </Late>
      </ElementContextProvider>
    );
  }
  const boundary = (
    <ErrorBoundary onError={onError} fallback={(error) => <ErrorScreen error={error} texts={texts} />}>
      <PlaceholderProvider value={lifetime}>
        <LateTextsProvider value={texts}>{content}</LateTextsProvider>
      </PlaceholderProvider>
      {shown.length > 0 && (
        <Suspense>
          <NotificationStack shown={shown} overlay={host.overlay} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
  return dev ? <StrictMode>{boundary}</StrictMode> : boundary;
}

async function sendReport(...failure: Parameters<typeof reportFailure>) {
  const { reportFailure } = await import('./reportFailure');
  reportFailure(...failure);
}

/** The element's settings, the same object while the page changes other things: all that is loaded hangs on it. */
function useSettings({ apiHost, uploadHost, paymentUrl, currency, accessId, embed, dev }: ShellProps['props']) {
  return useMemo(
    () => settingsFrom({ apiHost, uploadHost, paymentUrl, currency, accessId, embed, dev }, isFramed()),
    [apiHost, uploadHost, paymentUrl, currency, accessId, embed, dev],
  );
}

function useLoadFailure(resources: Resources, host: OrgkitElement, apiHost: string, org: string | undefined) {
  const error = resources.status === 'failed' ? resources.error : null;
  useEffect(() => {
    if (!error) return;
    host.showFallback(true);
    tellLoadFailure(host.localName, error, apiHost, org);
    emit(host, 'org-error', { error });
  }, [error, host, apiHost, org]);
}

/** Drawn together with the view for the first time: from now on the author's own content is not needed. */
function Ready({ host }: { host: OrgkitElement }) {
  const announced = useRef(false);
  useLayoutEffect(() => host.showFallback(false), [host]);
  useEffect(() => {
    if (announced.current) return;
    announced.current = true;
    emit(host, 'org-ready', { tag: host.localName });
    // Loaded after readiness: `keepLanding` has saved what the address said.
    void patiently(() => import('../page/arrival')).then(({ tabArrival }) => tabArrival());
  }, [host]);
  return null;
}

/** Whether the page's author put displayable content inside the tag. */
function hasFallback(host: HTMLElement): boolean {
  return host.childElementCount > 0 || host.textContent.trim() !== '';
}
