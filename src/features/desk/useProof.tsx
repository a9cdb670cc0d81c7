import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { confirmSession, getSession, type CurrentSession } from '../../contract/desk/session';
import type { DeskTexts } from '../../i18n/desk';
import { Dialog } from '../../ui/Dialog';
import { Credentials } from './Credentials';
import { DeskError, type DeskClient } from './deskClient';
import { DeskForm } from './DeskForm';
import { focusedByDialog, PasswordField } from './identityFields';
import { useFactorCode } from './useFactorCode';
import { useWork } from './useWork';

/** Why somebody proves who they are: the session has ended, or what they ask for is protected (USER-07). */
type Reason = 'unauthorised' | 'confirm';
const isReason = (code: string): code is Reason => code === 'unauthorised' || code === 'confirm';

interface Asked {
  readonly reason: Reason;
  readonly texts: DeskTexts;
  proved(session: CurrentSession): void;
  cancelled(): void;
}

interface Proof extends DeskClient {
  /** Asks for the password unless it was given lately, before what is not a call: a download. @throws DeskError */
  confirm(): Promise<void>;
  readonly dialog: ReactNode;
}

interface ProofOptions {
  readonly session: CurrentSession;
  readonly texts: DeskTexts;
  enter(session: CurrentSession | null): void;
}

/**
 * Calls that wait where somebody has to prove who they are first: a dialog asks, and they go on. The page behind it stays, so
 * that nothing typed is lost. A dialog that is closed lets them fail.
 */
export function useProof(client: DeskClient, options: ProofOptions): Proof {
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const proof = useMemo(() => {
    /** The dialog that is open: calls that fail together wait for one. */
    let open: Promise<CurrentSession | null> | null = null;
    const prove = async (reason: Reason) => {
      const { texts } = latest.current;
      try {
        return await new Promise<CurrentSession | null>((resolve) => {
          setAsked({ reason, texts, proved: resolve, cancelled: () => resolve(null) });
        });
      } finally {
        open = null;
        setAsked(null);
      }
    };
    /** @throws the fault that made it ask, when the dialog is closed or somebody else has entered: it is not theirs */
    const ask = async (reason: Reason, fault: Error) => {
      const { session, enter } = latest.current;
      // oxlint-disable-next-line react/immutability -- calls read it, drawing does not
      const found = await (open ??= prove(reason));
      if (found) enter(found);
      if (found?.user.id !== session.user.id) throw fault;
    };
    const call: DeskClient['call'] = async (route, args) => {
      try {
        return await client.call(route, args);
      } catch (error) {
        if (!(error instanceof DeskError) || !isReason(error.code)) throw error;
        await ask(error.code, error);
        return client.call(route, args);
      }
    };
    const confirm = async () => {
      const { data } = await call(getSession, {});
      if (data.confirmedUntil === null) await ask('confirm', new DeskError('confirm', 'not confirmed'));
    };
    return { call, confirm };
  }, [client]);
  const dialog = asked && <ProofDialog {...asked} email={options.session.user.email} call={client.call} />;
  return { ...proof, dialog };
}

function ProofDialog({ reason, texts, email, call, proved, cancelled }: Asked & DeskClient & { email: string }) {
  const { title, text } = reason === 'confirm' ? texts.confirm : texts.ended;
  return (
    <Dialog open title={title} closeText={texts.close} onClose={cancelled}>
      <div className="stack">
        <p>{text}</p>
        {reason === 'confirm' ? (
          <Confirm texts={texts} call={call} onConfirmed={proved} />
        ) : (
          <Credentials texts={texts} email={email} call={call} onEntered={proved} />
        )}
      </div>
    </Dialog>
  );
}

function Confirm({ texts, call, onConfirmed }: DeskClient & { texts: DeskTexts; onConfirmed: Asked['proved'] }) {
  const [password, setPassword] = useState('');
  const { field, attempt } = useFactorCode(texts);
  const { busy, error, run } = useWork();
  const submit = () =>
    void run(() =>
      attempt(async (given) => onConfirmed((await call(confirmSession, { body: { password, ...given } })).data)),
    );
  return (
    <DeskForm texts={texts} submit={texts.confirm.submit} busy={busy} error={error} wide onSubmit={submit}>
      <PasswordField ref={focusedByDialog} texts={texts} value={password} onValue={setPassword} />
      {field}
    </DeskForm>
  );
}
