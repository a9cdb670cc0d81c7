import { useState } from 'react';
import { askLink, askReset } from '../../contract/desk/account';
import type { CurrentSession } from '../../contract/desk/session';
import type { DeskTexts } from '../../i18n/desk';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Credentials } from './Credentials';
import type { DeskClient } from './deskClient';
import { DeskForm } from './DeskForm';
import { EmailField } from './identityFields';
import { useWork } from './useWork';

interface SignInProps extends DeskClient {
  readonly texts: DeskTexts;
  onEntered(session: CurrentSession): void;
}

/** Ways to enter: by password, by a mailed link, or by choosing another password. */
export function SignIn({ texts, call, onEntered }: SignInProps) {
  const [way, setWay] = useState<'password' | 'link' | 'reset'>('password');
  const { signIn } = texts;
  return (
    <Card className="desk-card stack">
      <h1>{way === 'reset' ? signIn.forgotten : signIn.title}</h1>
      {way === 'password' ? (
        <>
          <Credentials texts={texts} call={call} onEntered={onEntered} />
          <div className="desk-ways">
            <Button variant="quiet" onClick={() => setWay('link')}>
              {signIn.byLink}
            </Button>
            <Button variant="quiet" onClick={() => setWay('reset')}>
              {signIn.forgotten}
            </Button>
          </div>
        </>
      ) : (
        <Mailed key={way} way={way} texts={texts} call={call} onBack={() => setWay('password')} />
      )}
    </Card>
  );
}

interface MailedProps extends Pick<SignInProps, 'texts' | 'call'> {
  readonly way: 'link' | 'reset';
  onBack(): void;
}

/** Requests a mail. The answer never reveals whether the account exists (USER-05). */
function Mailed({ way, texts, call, onBack }: MailedProps) {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const { signIn } = texts;
  const submit = () =>
    void run(async () => {
      await call(way === 'link' ? askLink : askReset, { body: { email } });
      setSentTo(email);
    });
  const back = (
    <Button variant="quiet" onClick={onBack}>
      {signIn.back}
    </Button>
  );
  if (sentTo !== null)
    return (
      <>
        <Notice tone="success">{signIn.sent(sentTo)}</Notice>
        {back}
      </>
    );
  return (
    <DeskForm texts={texts} submit={signIn.send} busy={busy} error={error} wide others={back} onSubmit={submit}>
      <p className="muted">{way === 'link' ? signIn.byLinkText : signIn.forgottenText}</p>
      <EmailField texts={texts} value={email} onValue={setEmail} />
    </DeskForm>
  );
}
