import { useEffect, useState } from 'react';
import { lookAtKey, redeemKey, type KeyView } from '../../contract/desk/accessKeys';
import type { CurrentSession } from '../../contract/desk/session';
import type { Language } from '../../contract/common';
import type { DeskTexts } from '../../i18n/desk';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { Credentials } from './Credentials';
import { DeskError, type DeskClient } from './deskClient';
import { DeskForm } from './DeskForm';
import { EmailField, KnownUser, NameField, NewPasswordField, PasswordField } from './identityFields';
import { problemText } from './problemText';
import { useFactorCode } from './useFactorCode';
import { useWork } from './useWork';

interface LinkViewProps extends DeskClient {
  /** The key in the link. */
  readonly link: string;
  readonly texts: DeskTexts;
  readonly lang: Language;
  onEntered(session: CurrentSession): void;
  /** Goes to where one signs in. */
  onLeave(): void;
}

/** A link of a mail, or of the server's terminal (USER-08): looking at it uses nothing up, the button does. */
export function LinkView(props: LinkViewProps) {
  const { link, texts, call, onLeave } = props;
  const [view, setView] = useState<KeyView | null>(null);
  const { busy, error, run } = useWork();
  const look = () => void run(async () => setView((await call(lookAtKey, { body: { key: link } })).data));
  // oxlint-disable-next-line react/exhaustive-deps -- once: the link stays the same.
  useEffect(look, []);
  const canRetry = error instanceof DeskError && error.code === 'network';
  return (
    <Card className="desk-card stack" aria-busy={busy}>
      {view && <Use {...props} view={view} />}
      {!view && error === null && <Skeleton height="12em" />}
      {error !== null && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={canRetry ? look : onLeave}>
              {canRetry ? texts.retry : texts.links.elsewhere}
            </Button>
          }
        >
          {problemText(texts, error)}
        </Notice>
      )}
    </Card>
  );
}

function Use({ link, texts, lang, call, view, onEntered }: LinkViewProps & { view: KeyView }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { field, attempt } = useFactorCode(texts);
  /** Whether the address has an account, and whether its password is asked for: somebody else, or nobody, is signed in. */
  const [account, setAccount] = useState<'none' | 'there' | 'asked'>(view.isNew ? 'none' : 'there');
  const { busy, error, run } = useWork();
  const { kind, organisation } = view;
  const { title, text, submit } = wordsOf(texts, view);
  const isNew = account === 'none';
  const send = () =>
    run(async () => {
      const given = {
        ...(kind === 'operator' && { email }),
        ...(isNew && { name, lang }),
        ...(password && { password }),
      };
      try {
        await attempt(async ({ code }) => {
          const body = { key: link, ...given, ...(code !== undefined && { code }) };
          onEntered((await call(redeemKey, { body })).data);
        });
      } catch (thrown) {
        if (thrown instanceof DeskError && thrown.code === 'sign_in') {
          setAccount('asked');
          setPassword('');
        }
        throw thrown;
      }
    });
  // Another address is taken by whoever is signed in, not by whoever can read its mails.
  if (kind === 'email' && account === 'asked')
    return (
      <>
        <h1>{title}</h1>
        <Notice tone="info">{texts.links.email.first}</Notice>
        <Credentials texts={texts} call={call} onEntered={() => void send()} />
      </>
    );
  return (
    <>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {organisation && <p className="muted">{texts.roleTexts[organisation.role]}</p>}
      <DeskForm texts={texts} submit={submit} busy={busy} error={error} wide onSubmit={() => void send()}>
        {kind === 'operator' && <EmailField texts={texts} value={email} onValue={setEmail} />}
        {view.email && <KnownUser email={view.email} />}
        {view.email && (
          <p>
            <bdi dir="ltr">{view.email}</bdi>
          </p>
        )}
        {isNew && <NameField texts={texts} value={name} onValue={setName} />}
        {(isNew || kind === 'reset') && <NewPasswordField texts={texts} value={password} onValue={setPassword} />}
        {account === 'asked' && <PasswordField texts={texts} value={password} onValue={setPassword} />}
        {field}
      </DeskForm>
    </>
  );
}

function wordsOf({ links, roles }: DeskTexts, { kind, organisation }: KeyView) {
  if (kind !== 'invitation') return { text: '', ...links[kind] };
  const { title, text, submit } = links.invitation;
  return { title: title(organisation?.name ?? ''), text: organisation ? text(roles[organisation.role]) : '', submit };
}
