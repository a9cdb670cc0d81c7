import { useState } from 'react';
import { signIn, type CurrentSession } from '../../contract/desk/session';
import type { DeskTexts } from '../../i18n/desk';
import { DeskError, type DeskClient } from './deskClient';
import { DeskForm } from './DeskForm';
import { CodeField, EmailField, PasswordField } from './identityFields';
import { useWork } from './useWork';

interface CredentialsProps extends DeskClient {
  readonly texts: DeskTexts;
  /** Who it has to be; whoever it is without it. */
  readonly email?: string | undefined;
  onEntered(session: CurrentSession): void;
}

/** Address, password, and the code once it is asked for. */
export function Credentials({ texts, email: given, call, onEntered }: CredentialsProps) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { busy, error, run } = useWork();
  const email = given ?? typed;
  const submit = () =>
    void run(async () => {
      try {
        const { data } = await call(signIn, { body: { email, password, ...(code !== null && { code }) } });
        onEntered(data);
      } catch (thrown) {
        if (!isFactor(thrown) || code !== null) throw thrown;
        setCode('');
      }
    });
  return (
    <DeskForm texts={texts} submit={texts.signIn.submit} busy={busy} error={error} wide onSubmit={submit}>
      {given === undefined && <EmailField texts={texts} value={typed} onValue={setTyped} />}
      <PasswordField texts={texts} value={password} onValue={setPassword} />
      {code !== null && <CodeField texts={texts} value={code} onValue={setCode} />}
    </DeskForm>
  );
}

/** The password was right: a code is needed too. */
export const isFactor = (error: unknown): boolean => error instanceof DeskError && error.code === 'factor';
