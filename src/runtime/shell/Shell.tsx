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
import { isClosed, type ApiError } from '../../client/apiError';
import type { Organisation } from '../../contract/organisations/organisations';
import { createClient } from '../../client/client';
import { brandColour } from '../../core/organisation';
import { directionOf } from '../../i18n/catalogue';
import { common as frenchTexts } from '../../i18n/common/fr';
import { patiently } from '../../loading/patiently';
import { Late, LateTextsProvider } from '../../ui/Late';
import { ElementContextProvider, type ElementContext } from '../context';
import type { OrgkitElement, ShellProps } from './definition';
import { emit } from './emit';
import type * as failureReports from './failureReports';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';
import { watchGround } from './ground';
import { isFramed, joinHost } from '../page/frameLink';
import { keepLanding } from '../page/landing';
import { languageAround } from './languageAround';
import { page } from '../page/page';
import { readReturn } from '../return/paymentReturn';
import { Placeholder, PlaceholderProvider } from './Placeholder';
import { useResources, type Resources } from './resources';
import { settingsFrom } from '../settings';
import { useNotifications } from './useNotifications';

const NotificationStack = lazyView(async () => (await import('./NotificationStack')).NotificationStack);
const ReturnPanel = lazyView(async () => (await import('../return/ReturnPanel')).ReturnPanel);

/** Stands for an organisation that shows nothing of itself, beside a view that asks it for nothing. */
const nobody = {} as Organisation;

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
  // The builder at the desk has a client of its own, which knows organisations that are closed to visitors.
  const asker = (props['client'] as typeof client | undefined) ?? client;
  const resources = useResources({ client: asker, apiHost, org, lang, around, catalogue, resolve, patience, props });
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

  // Whoever paid an organisation that has closed since still learns what became of it (ORG-06).
  const isOver = returned !== null && resources.status === 'failed' && isClosed(resources.error);
  useLoadFailure(resources, host, apiHost, org, isOver);
  const context = useMemo<ElementContext | null>(() => {
    if (!loaded && !isOver) return null;
    const shown = shownLang ?? 'fr';
    return {
      host,
      overlay: host.overlay,
      organisation: loaded?.organisation ?? nobody,
      lang: shown,
      likely: lang ?? around,
      direction: directionOf(shown),
      texts,
      catalogue,
      featureTexts: loaded?.featureTexts,
      client,
      storage: page.storage,
      clock: lifetime.clock,
      settings,
      signal: lifetime.signal,
      notify,
      emit: (name, detail) => emit(host, name, detail),
    };
  }, [host, loaded, isOver, shownLang, lang, around, texts, catalogue, client, lifetime, settings, notify]);

  const onError = (error: Error) => {
    host.showFallback(true);
    emit(host, 'org-error', { error });
    if (!dev) report(({ reportFailure }) => reportFailure(client, error, loaded?.organisation));
  };

  const skeleton = Skeleton && !hasFallback(host) && <Placeholder children={<Skeleton {...props} />} />;
  let content: ReactNode = skeleton;
  if (loaded) content = <View key={`${apiHost} ${loaded.organisation.id}`} {...props} />;
  else if (resources.status === 'failed')
    content = hasFallback(host) && !isOver ? null : <ErrorScreen error={resources.error} texts={texts} />;
  if (context)
    content = (
      <ElementContextProvider value={context}>
        <Late fallback={skeleton} quiet={() => host.showsFallback && hasFallback(host)}>
          {returned ? (
            <ReturnPanel returned={returned} ownsIntent={definition.ownsIntent && !isOver}>
              {content}
            </ReturnPanel>
          ) : (
            content
          )}
          {loaded && <Ready host={host} />}
        </Late>
      </ElementContextProvider>
    );
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

/** Sends one of the reports of a failure, none of which may cause another. */
function report(send: (reports: typeof failureReports) => void) {
  import('./failureReports').then(send).catch(() => {});
}

/** The element's settings, the same object while the page changes other things: all that is loaded hangs on it. */
function useSettings({ apiHost, uploadHost, paymentUrl, currency, accessId, embed, dev }: ShellProps['props']) {
  return useMemo(
    () => settingsFrom({ apiHost, uploadHost, paymentUrl, currency, accessId, embed, dev }, isFramed()),
    [apiHost, uploadHost, paymentUrl, currency, accessId, embed, dev],
  );
}

function useLoadFailure(
  resources: Resources,
  host: OrgkitElement,
  apiHost: string,
  org: string | undefined,
  isAnswered: boolean,
) {
  const error = resources.status === 'failed' ? resources.error : null;
  useEffect(() => {
    if (!error) return;
    host.showFallback(!isAnswered);
    report(({ tellLoadFailure }) => tellLoadFailure(host.localName, error, apiHost, org));
    emit(host, 'org-error', { error });
  }, [error, host, apiHost, org, isAnswered]);
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
