import { useState } from 'react';
import { beginFactor, proveFactor, removeFactor } from '../../../contract/desk/account';
import { Button } from '../../../ui/Button';
import { TextInput } from '../../../ui/fields/TextInput';
import { Notice } from '../../../ui/Notice';
import { QrCode } from '../../../ui/QrCode';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Problem } from '../Problem';
import { useWork } from '../useWork';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

/** The second factor (USER-06): begun with a code to scan, proved by a first one, and ended. */
export function Factor() {
  const { texts, session, call, refresh } = useDesk();
  const { account } = texts;
  const [secret, setSecret] = useState<Secret | null>(null);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const { busy, error, run } = useWork();
  const { hasFactor, recoveryCodes } = session.user;
  const begin = () => void run(async () => setSecret((await call(beginFactor, {})).data));
  const end = () =>
    void run(async () => {
      await call(removeFactor, {});
      await refresh();
    });
  if (recovery) return <Recovery codes={recovery} onDone={() => setRecovery(null)} />;
  if (secret)
    return (
      <Prove
        {...secret}
        onProved={(codes) => {
          setRecovery(codes);
          setSecret(null);
        }}
      />
    );
  return (
    <>
      <p className="muted">{hasFactor ? account.factorOn(recoveryCodes) : account.factorText}</p>
      <Problem texts={texts} error={error} />
      <div className="desk-buttons">
        <Button variant="secondary" busy={busy} busyText={texts.loading} onClick={hasFactor ? end : begin}>
          {hasFactor ? account.factorEnd : account.factorBegin}
        </Button>
      </div>
    </>
  );
}

function Prove({ secret, uri, onProved }: Secret & { onProved(codes: readonly string[]): void }) {
  const { texts, call, refresh } = useDesk();
  const { account } = texts;
  const [code, setCode] = useState('');
  const { busy, error, run } = useWork();
  const prove = () =>
    void run(async () => {
      const { recoveryCodes } = (await call(proveFactor, { body: { code } })).data;
      onProved(recoveryCodes);
      await refresh();
    });
  return (
    <DeskForm texts={texts} submit={account.factorProve} busy={busy} error={error} onSubmit={prove}>
      <p>{account.factorScan}</p>
      <div className="desk-code">
        <QrCode address={uri} label={account.factorScan} />
      </div>
      <p>
        {account.factorKey} <code className="desk-secret">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextInput
        label={account.factorCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        dir="ltr"
        required
        value={code}
        onValue={setCode}
      />
    </DeskForm>
  );
}

function Recovery({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const { account } = useDesk().texts;
  return (
    <>
      <h3>{account.recovery}</h3>
      <Notice tone="warning">{account.recoveryText}</Notice>
      <ul className="desk-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code className="desk-secret">{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-buttons">
        <Button onClick={onDone}>{account.recoveryDone}</Button>
      </div>
    </>
  );
}
