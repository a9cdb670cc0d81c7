import { useState } from 'react';
import { signIn, type CurrentSession } from '../../contract/desk/session';
import type { DeskTexts } from '../../i18n/desk';
import type { DeskClient } from './deskClient';
import { DeskForm } from './DeskForm';
import { EmailField, focusedByDialog, PasswordField } from './identityFields';
import { useFactorCode } from './useFactorCode';
import { useWork } from './useWork';

interface CredentialsProps extends DeskClient {
  readonly texts: DeskTexts;
  /** The only user accepted; anybody without it. */
  readonly email?: string | undefined;
  onEntered(session: CurrentSession): void;
}

/** Address, password, and the code once it is asked for. */
export function Credentials({ texts, email: known, call, onEntered }: CredentialsProps) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { field, attempt } = useFactorCode(texts);
  const { busy, error, run } = useWork();
  const email = known ?? typed;
  const submit = () =>
    void run(() =>
      attempt(async (given) => onEntered((await call(signIn, { body: { email, password, ...given } })).data)),
    );
  return (
    <DeskForm texts={texts} submit={texts.signIn.submit} busy={busy} error={error} wide onSubmit={submit}>
      {known === undefined && <EmailField texts={texts} value={typed} onValue={setTyped} />}
      <PasswordField
        {...(known !== undefined && { ref: focusedByDialog })}
        {...{ texts, value: password, onValue: setPassword }}
      />
      {field}
    </DeskForm>
  );
}
