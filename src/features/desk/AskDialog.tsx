import type { ReactNode } from 'react';
import { Dialog } from '../../ui/Dialog';
import { useDesk } from './deskContext';
import { DeskForm } from './DeskForm';
import { withProblems } from './withProblems';
import { useWork } from './useWork';

interface AskDialogProps {
  readonly title: string;
  /** On the button that does it. */
  readonly submit: string;
  /** Said once it is done. */
  readonly done: string;
  /** Texts for refusals of its own, by code. */
  readonly problems?: Readonly<Record<string, string>>;
  /** The consequences, in words. */
  readonly children: ReactNode;
  act(): Promise<unknown>;
  onClose(): void;
  /** After it was done and the dialog closed. */
  onDone(): Promise<void>;
}

/** Says what something means, and does it when it is wanted. */
export function AskDialog({ title, submit, done, problems, children, act, onClose, onDone }: AskDialogProps) {
  const { texts, notify } = useDesk();
  const { busy, error, run } = useWork();
  const go = () =>
    void run(async () => {
      await act();
      notify(done);
      onClose();
      await onDone();
    });
  return (
    <Dialog open title={title} closeText={texts.close} onClose={onClose}>
      <DeskForm texts={withProblems(texts, problems)} submit={submit} busy={busy} error={error} wide onSubmit={go}>
        {children}
      </DeskForm>
    </Dialog>
  );
}
