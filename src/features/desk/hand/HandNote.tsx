import { useState, type ComponentProps } from 'react';
import type { createPayment } from '../../../contract/payments/handPayments';
import type { BodyOut } from '../../../contract/route';
import { TextInput } from '../../../ui/fields/TextInput';
import { HandDialog } from './HandDialog';
import { usePaymentsTexts } from '../payments/paymentsTexts';

type Noted = Omit<BodyOut<typeof createPayment>, 'type' | 'typeId' | 'contactId'>;

interface HandNoteProps extends Omit<ComponentProps<typeof HandDialog>, 'pay' | 'problems'> {
  note(body: Noted): Promise<unknown>;
}

/** Notes a payment by hand with a word about it (DESK-230). */
export function HandNote({ note, after, ...dialog }: HandNoteProps) {
  const words = usePaymentsTexts();
  const [typed, setTyped] = useState('');
  const commentaire = typed.trim();
  return (
    <HandDialog
      {...dialog}
      problems={{ unavailable: words.unavailable, running: words.planRuns }}
      after={(isOpen) => (
        <>
          <TextInput
            label={words.handNote}
            hint={words.handNoteHint}
            autoComplete="off"
            maxLength={500}
            dir="auto"
            disabled={isOpen}
            value={typed}
            onValue={setTyped}
          />
          {after?.(isOpen)}
        </>
      )}
      pay={({ id, ...paid }) => note({ ...paid, idempotencyKey: id, ...(commentaire && { commentaire }) })}
    />
  );
}
