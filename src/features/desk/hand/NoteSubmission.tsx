import { createPayment } from '../../../contract/payments/handPayments';
import type { FormSubmissionDetail } from '../../../contract/forms/formSubmissions';
import { minor, toMinor, toUnits } from '../../../core/money';
import { useDesk } from '../deskContext';
import { HandNote } from './HandNote';

interface NoteSubmissionProps {
  readonly organisation: string;
  readonly submission: FormSubmissionDetail;
  onClose(): void;
  onPaid(): Promise<void>;
}

/** Notes what was paid by hand of what was sent with a form (DESK-230). */
export function NoteSubmission({ organisation, submission, onClose, onPaid }: NoteSubmissionProps) {
  const { call } = useDesk();
  const { id, devise, total, payed } = submission;
  return (
    <HandNote
      devise={devise}
      rest={toUnits(minor(toMinor(total, devise) - toMinor(payed, devise)), devise)}
      note={(body) => call(createPayment, { organisation, body: { ...body, type: 'FORM', typeId: id } })}
      {...{ onClose, onPaid }}
    />
  );
}
