import { Suspense, useState, type ReactNode } from 'react';
import type { Language } from '../../../contract/common';
import { changeEmail, changePassword, updateUser } from '../../../contract/desk/account';
import { lazyView } from '../../../loading/lazyView';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { EmailField, KnownUser, LanguageField, NameField, NewPasswordField } from '../identityFields';
import { useWork } from '../useWork';
import { Sessions } from './Sessions';

const Factor = lazyView(async () => (await import('./Factor')).Factor);

/** The own account: who one is, how one enters, and where one is signed in. */
export function AccountPage() {
  const { texts } = useDesk();
  const { account } = texts;
  return (
    <div className="stack">
      <h1>{account.title}</h1>
      <div className="desk-cards">
        <Part title={account.profile}>
          <Profile />
        </Part>
        <Part title={account.password} text={account.passwordText}>
          <Password />
        </Part>
        <Part title={account.email}>
          <Email />
        </Part>
        <Part title={account.factor}>
          <Suspense fallback={<Skeleton height="6em" />}>
            <Factor />
          </Suspense>
        </Part>
        <Part title={account.sessions}>
          <Sessions />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card className="desk-card stack">
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {children}
    </Card>
  );
}

function Profile() {
  const { texts, session, call, refresh, notify } = useDesk();
  const [name, setName] = useState(session.user.name);
  const [lang, setLang] = useState<Language>(session.user.lang);
  const { busy, error, run } = useWork();
  const save = () =>
    void run(async () => {
      await call(updateUser, { body: { name, lang } });
      await refresh();
      notify(texts.saved);
    });
  return (
    <DeskForm texts={texts} submit={texts.save} busy={busy} error={error} onSubmit={save}>
      <NameField texts={texts} value={name} onValue={setName} />
      <LanguageField texts={texts} value={lang} onValue={setLang} />
    </DeskForm>
  );
}

function Password() {
  const { texts, session, call, enter, notify } = useDesk();
  const [password, setPassword] = useState('');
  const { busy, error, run } = useWork();
  const change = () =>
    void run(async () => {
      enter((await call(changePassword, { body: { password } })).data);
      setPassword('');
      notify(texts.account.passwordChanged);
    });
  return (
    <DeskForm texts={texts} submit={texts.links.reset.submit} busy={busy} error={error} onSubmit={change}>
      <KnownUser email={session.user.email} />
      <NewPasswordField texts={texts} value={password} onValue={setPassword} />
    </DeskForm>
  );
}

function Email() {
  const { texts, session, call } = useDesk();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const ask = () =>
    void run(async () => {
      await call(changeEmail, { body: { email } });
      setSentTo(email);
      setEmail('');
    });
  return (
    <>
      <p>
        <bdi dir="ltr">{session.user.email}</bdi>
      </p>
      <DeskForm texts={texts} submit={texts.account.emailSubmit} busy={busy} error={error} onSubmit={ask}>
        <EmailField
          texts={texts}
          label={texts.links.email.title}
          autoComplete="email"
          value={email}
          onValue={setEmail}
        />
      </DeskForm>
      {sentTo !== null && <Notice tone="success">{texts.account.emailSent(sentTo)}</Notice>}
    </>
  );
}
