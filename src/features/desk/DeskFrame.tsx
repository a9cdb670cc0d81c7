import { useEffect, useMemo, useRef } from 'react';
import type { Language } from '../../contract/common';
import { getSession, signOut, type CurrentSession } from '../../contract/desk/session';
import type { DeskTexts } from '../../i18n/desk';
import { lazyView } from '../../loading/lazyView';
import { Button } from '../../ui/Button';
import { Late } from '../../ui/Late';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import type { Belonging } from './belonging';
import type { DeskClient } from './deskClient';
import { DeskProvider, useDesk, type Desk } from './deskContext';
import { DeskLink } from './DeskLink';
import { HomePage } from './HomePage';
import { Problem } from './Problem';
import { SearchButton } from './search/SearchButton';
import { SectionMenu } from './SectionMenu';
import { OPERATOR, sectionPath } from './sectionPlace';
import { writeMoment } from './writeMoment';
import { sectionAt } from './sections';
import { useAddress } from './useAddress';
import { useLeaving } from './useLeaving';
import { useProof } from './useProof';
import { useWork } from './useWork';

const OperatorPages = lazyView(async () => (await import('./operator/OperatorPages')).OperatorPages);
const AccountPage = lazyView(async () => (await import('./account/AccountPage')).AccountPage);

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
  const leaving = useLeaving(texts);
  const { path, navigate } = useAddress(leaving);
  const { hold } = leaving;
  const { call, confirm, dialog } = useProof(client, { session, enter, texts });
  const desk = useMemo<Desk>(
    () => ({
      ...{ lang, texts, session, enter, path, navigate, hold, notify, call, confirm },
      refresh: async () => enter((await call(getSession, {})).data),
      leave: () => enter(null),
    }),
    [lang, texts, session, enter, path, navigate, hold, notify, call, confirm],
  );
  const shown = sectionAt(path);
  const organisation = session.organisations.find(({ id }) => id === shown?.organisation);
  const label = shown && organisation && `${texts.menu[shown.section.key]} | ${organisation.name}`;
  const main = usePlace(path, label ?? texts.title);
  return (
    <DeskProvider value={desk}>
      <div className="desk desk-frame">
        <Bar
          organisation={organisation ?? (session.organisations.length === 1 ? session.organisations[0] : undefined)}
        />
        {shown && organisation && <SectionMenu key={path} organisation={organisation} current={shown.section.key} />}
        <main ref={main} tabIndex={-1}>
          {organisation?.closed && (
            <Notice tone="warning" title={texts.closed.text} role={null}>
              {organisation.deletedAt && <p>{texts.closed.deleted(writeMoment(organisation.deletedAt, lang))}</p>}
              {organisation.role === 'owner' && (
                <DeskLink to={sectionPath(organisation.id, 'settings', 'data')}>{texts.closed.open}</DeskLink>
              )}
            </Notice>
          )}
          <Late fallback={<Skeleton height="16em" />}>
            {shown && organisation ? (
              <shown.section.View key={path} {...{ ...shown, organisation }} />
            ) : path === '/account' ? (
              <AccountPage />
            ) : (path === OPERATOR || path.startsWith(`${OPERATOR}/`)) && session.user.isOperator ? (
              <OperatorPages key={path} path={path} />
            ) : (
              <HomePage />
            )}
          </Late>
        </main>
        {dialog}
        {leaving.dialog}
      </div>
    </DeskProvider>
  );
}

/** The page's title; a change of place takes the focus to it, so that a screen reader goes on there. */
function usePlace(path: string, title: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);
  useEffect(() => {
    document.title = `${title} | Orgkit`;
    if (last.current !== path) main.current?.focus({ preventScroll: true });
    last.current = path;
  }, [path, title]);
  return main;
}

/** @param organisation the one that is shown, or the only one */
function Bar({ organisation }: { readonly organisation: Belonging | undefined }) {
  const { texts, session, call, leave } = useDesk();
  const { busy, error, run } = useWork();
  const out = () =>
    void run(async () => {
      await call(signOut, {});
      leave();
    });
  return (
    <header className="desk-bar">
      <nav aria-label={texts.menu.label}>
        <DeskLink to="/">{texts.menu.home}</DeskLink>
        <DeskLink to="/account">{texts.menu.account}</DeskLink>
      </nav>
      <span className="desk-who">
        {organisation && <SearchButton key={organisation.id} organisation={organisation} />}
        <bdi>{session.user.name}</bdi>
        <Button variant="quiet" busy={busy} busyText={texts.loading} onClick={out}>
          {texts.menu.signOut}
        </Button>
      </span>
      <Problem texts={texts} error={error} />
    </header>
  );
}
