import type { FormSubmission } from '../../../contract/forms/formSubmissions';
import { useDesk } from '../deskContext';
import { useFormsTexts } from './formsTexts';
import { writeState } from './writeSubmission';

export function SubmissionState({ submission }: { submission: FormSubmission }) {
  const { lang } = useDesk();
  const { text, look } = writeState(submission, useFormsTexts(), lang);
  return <p className={look ? `desk-state desk-state-${look}` : 'desk-state'}>{text}</p>;
}
