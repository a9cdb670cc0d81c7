import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { useWork } from '../useWork';
import { hostIn } from './hostIn';
import { useTechnicalTexts } from './technicalTexts';
import { withProblems } from '../withProblems';

interface AddHostDialogProps {
  /** Adds the host: asked for again, it is the same. */
  add(host: string): Promise<unknown>;
  onClose(): void;
  onAdded(): Promise<void>;
}

/** Asks for a host's name. */
export function AddHostDialog({ add, onClose, onAdded }: AddHostDialogProps) {
  const { texts } = useDesk();
  const { addresses: words } = useTechnicalTexts();
  const [typed, setTyped] = useState('');
  const { busy, error, run } = useWork();
  const send = () =>
    void run(async () => {
      await add(hostIn(typed));
      onClose();
      await onAdded();
    });
  return (
    <Dialog open title={words.add} closeText={texts.close} onClose={onClose}>
      <DeskForm
        texts={withProblems(texts, words.problems)}
        submit={words.addSubmit}
        busy={busy}
        error={error}
        wide
        onSubmit={send}
      >
        <TextInput
          label={words.host}
          hint={words.hostHint}
          required
          maxLength={253}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          dir="ltr"
          value={typed}
          onValue={setTyped}
        />
      </DeskForm>
    </Dialog>
  );
}
