import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Notice } from '../../../ui/Notice';
import { CopyField } from '../CopyField';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { withProblems } from '../withProblems';
import { useTechnicalTexts } from './technicalTexts';

interface SecretDialogProps {
  readonly title: string;
  /** Shown at once; absent where it is made here first. */
  readonly secret?: string;
  readonly submit?: string;
  readonly children?: ReactNode;
  /** Makes it. */
  act?(): Promise<string>;
  /** Called even after a failure: the answer of a call that succeeded may have been lost. */
  onTried?(): Promise<void>;
  onClose(): void;
}

/** Shows a secret, this once. */
export function SecretDialog({
  title,
  secret: given,
  submit = '',
  children,
  act,
  onTried,
  onClose,
}: SecretDialogProps) {
  const { texts } = useDesk();
  const words = useTechnicalTexts();
  const [secret, setSecret] = useState(given);
  const { busy, error, run } = useWork();
  const make = () =>
    void run(async () => {
      try {
        if (act) setSecret(await act());
      } finally {
        void onTried?.();
      }
    });
  return (
    <Dialog open title={title} closeText={texts.close} onClose={onClose}>
      {secret === undefined ? (
        <DeskForm
          texts={withProblems(texts, words.tokens.problems)}
          submit={submit}
          busy={busy}
          error={error}
          wide
          onSubmit={make}
        >
          {children}
        </DeskForm>
      ) : (
        <div className="stack">
          <Notice tone="warning" role={null}>
            {words.once}
          </Notice>
          <CopyField label={words.secret} value={secret} {...words.copy} />
          <Button wide onClick={onClose}>
            {words.noted}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
