import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Language } from '../../contract/common';
import { getSession, type CurrentSession } from '../../contract/desk/session';
import { directionOf, loadTexts } from '../../i18n/catalogue';
import { deskTexts, type DeskTexts } from '../../i18n/desk';
import { common as frenchTexts } from '../../i18n/common/fr';
import { lazyView } from '../../loading/lazyView';
import { patiently } from '../../loading/patiently';
import { assignChanged } from '../../runtime/element/assignChanged';
import type { ShellProps } from '../../runtime/shell/definition';
import { emit } from '../../runtime/shell/emit';
import { ErrorBoundary } from '../../runtime/shell/ErrorBoundary';
import { ErrorScreen } from '../../runtime/shell/ErrorScreen';
import { useNotifications } from '../../runtime/shell/useNotifications';
import { Button } from '../../ui/Button';
import { LateTextsProvider } from '../../ui/Late';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { createDeskClient, DeskError, type DeskClient } from './deskClient';
import { DeskFrame } from './DeskFrame';
import { LinkView } from './LinkView';
import { problemText } from './problemText';
import { SignIn } from './SignIn';
import { takeLink } from './takeLink';
import { useLoaded } from './useLoaded';
import { useOtherTabs } from './useOtherTabs';

const NotificationStack = lazyView(
  async () => (await import('../../runtime/shell/NotificationStack')).NotificationStack,
);

/** The desk: who is signed in sees the pages of their organisations, others how to enter (USER-03). */
export function DeskRoot({ host, lifetime, props }: ShellProps) {
  const { clock, signal } = lifetime;
  const client = useMemo(() => createDeskClient(signal), [signal]);
  const { shown, notify } = useNotifications(clock);
  const [link, setLink] = useState(takeLink);
  const { session, enter, error, read } = useSession(client);
  const lang = session?.user.lang ?? props.lang ?? 'fr';
  const texts = useDeskTexts(lang);
  useLayoutEffect(() => {
    host.present('auto', lang, '');
    // The page is the desk's own.
    assignChanged<HTMLElement>(document.documentElement, { lang, dir: directionOf(lang) });
  }, [host, lang]);
  useEffect(() => {
    if (texts && !session) document.title = `${texts.title} | Orgkit`;
  }, [texts, session]);
  const isReady = texts !== null && (session !== undefined || error !== null || link !== null);
  useEffect(() => {
    if (isReady) emit(host, 'org-ready', { tag: host.localName });
  }, [host, isReady]);

  const entrance = () => {
    if (!texts || !isReady) return <Skeleton height="16em" />;
    const entered = (found: CurrentSession) => {
      setLink(null);
      enter(found);
    };
    const { call } = client;
    if (link !== null)
      return <LinkView {...{ link, texts, lang, call }} onEntered={entered} onLeave={() => setLink(null)} />;
    if (error === null) return <SignIn {...{ texts, call }} onEntered={entered} />;
    const again = (
      <Button variant="secondary" onClick={() => void read()}>
        {texts.retry}
      </Button>
    );
    return <Notice tone="danger" title={problemText(texts, error)} action={again} />;
  };
  return (
    <ErrorBoundary
      onError={(thrown) => emit(host, 'org-error', { error: thrown })}
      fallback={(thrown) => <ErrorScreen error={thrown} texts={frenchTexts} />}
    >
      <LateTextsProvider value={texts && { somethingFailed: texts.problems.failed, retry: texts.retry }}>
        {texts && session && link === null ? (
          <DeskFrame key={session.user.id} {...{ client, session, enter, texts, lang, notify }} />
        ) : (
          <main className="desk">{entrance()}</main>
        )}
      </LateTextsProvider>
      {shown.length > 0 && (
        <Suspense>
          <NotificationStack shown={shown} overlay={host.overlay} tone="success" />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

/** The signed-in user: undefined until known, null for nobody. */
function useSession({ call }: DeskClient) {
  const load = useCallback(async () => {
    try {
      return { session: (await call(getSession, {})).data };
    } catch (error) {
      if (error instanceof DeskError && error.code === 'unauthorised') return { session: null };
      throw error;
    }
  }, [call]);
  const { found, error, read, set } = useLoaded<{ readonly session: CurrentSession | null }>(load);
  const session = found?.session;
  const enter = useCallback((entered: CurrentSession | null) => set({ session: entered }), [set]);
  useOtherTabs(session?.user.id, read);
  return { session, enter, error, read };
}

function useDeskTexts(lang: Language): DeskTexts | null {
  const [texts, setTexts] = useState<DeskTexts | null>(null);
  useEffect(() => {
    let wanted = true;
    void patiently(() => loadTexts(deskTexts, lang)).then((found) => {
      if (wanted) setTexts(found);
    });
    return () => void (wanted = false);
  }, [lang]);
  return texts;
}
