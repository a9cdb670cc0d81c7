import { useMemo } from 'react';
import type { Language } from '../../contract/common';
import { getSession, signOut, type CurrentSession } from '../../contract/desk/session';
import type { DeskTexts } from '../../i18n/desk';
import { lazyView } from '../../loading/lazyView';
import { Button } from '../../ui/Button';
import { Late } from '../../ui/Late';
import { Skeleton } from '../../ui/Skeleton';
import type { DeskClient } from './deskClient';
import { DeskProvider, useDesk, type Desk } from './deskContext';
import { DeskLink } from './DeskLink';
import { HomePage } from './HomePage';
import { problemText } from './problemText';
import { useAddress } from './useAddress';
import { useProof } from './useProof';

const AccountPage = lazyView(async () => (await import('./account/AccountPage')).AccountPage);
const PaymentsPage = lazyView(async () => (await import('./payments/PaymentsPage')).PaymentsPage);
const PaymentPage = lazyView(async () => (await import('./payments/PaymentPage')).PaymentPage);
const PeoplePage = lazyView(async () => (await import('./people/PeoplePage')).PeoplePage);

interface DeskFrameProps {
  readonly client: DeskClient;
  readonly session: CurrentSession;
  readonly texts: DeskTexts;
  readonly lang: Language;
  enter(session: CurrentSession | null): void;
  notify(text: string): void;
}

/** The frame around every page of a signed-in user. */
export function DeskFrame({ client, session, texts, lang, enter, notify }: DeskFrameProps) {
  const { path, navigate } = useAddress();
  const { call, confirm, dialog } = useProof(client, { session, enter, texts });
  const desk = useMemo<Desk>(
    () => ({
      ...{ lang, texts, session, enter, path, navigate, notify, call, confirm },
      refresh: async () => enter((await call(getSession, {})).data),
      leave: () => enter(null),
    }),
    [lang, texts, session, enter, path, navigate, notify, call, confirm],
  );
  return (
    <DeskProvider value={desk}>
      <div className="desk">
        <Bar />
        <main>
          <Late fallback={<Skeleton height="16em" />}>
            <Page key={path} path={path} />
          </Late>
        </main>
        {dialog}
      </div>
    </DeskProvider>
  );
}

function Page({ path }: { path: string }) {
  const { session } = useDesk();
  const [, id, section, record] = /^\/o\/([^/]+)\/(people|payments)(?:\/([^/]+))?$/.exec(path) ?? [];
  const organisation = session.organisations.find((one) => one.id === id);
  if (organisation && section === 'people') return <PeoplePage organisation={organisation} />;
  if (organisation && record) return <PaymentPage organisation={organisation} id={record} />;
  if (organisation) return <PaymentsPage organisation={organisation} />;
  return path === '/account' ? <AccountPage /> : <HomePage />;
}

function Bar() {
  const { texts, session, call, leave, notify } = useDesk();
  const out = async () => {
    try {
      await call(signOut, {});
      leave();
    } catch (error) {
      notify(problemText(texts, error));
    }
  };
  return (
    <header className="desk-bar">
      <nav aria-label={texts.menu.label}>
        <DeskLink to="/">{texts.menu.home}</DeskLink>
        <DeskLink to="/account">{texts.menu.account}</DeskLink>
      </nav>
      <span className="desk-who">
        <bdi>{session.user.name}</bdi>
        <Button variant="quiet" onClick={() => void out()}>
          {texts.menu.signOut}
        </Button>
      </span>
    </header>
  );
}
