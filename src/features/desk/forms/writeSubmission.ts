import type { Language } from '../../../contract/common';
import type { FormSubmission } from '../../../contract/forms/formSubmissions';
import type { DeskFormsTexts } from '../../../i18n/deskForms';
import { writeAmount } from '../payments/writePayment';

interface WrittenState {
  readonly text: string;
  /** Settled, asking for somebody, or neither. */
  readonly look: 'succeeded' | 'failed' | null;
}

/** The state of a submission, with the sum received where that is less than its total. */
export function writeState(
  { state, total, payed, devise }: Pick<FormSubmission, 'state' | 'total' | 'payed' | 'devise'>,
  words: DeskFormsTexts,
  lang: Language,
): WrittenState {
  const text = words.submissionStates[state];
  if (state !== 'kept') return { text, look: state === 'short' ? 'failed' : null };
  if (payed >= total) return { text, look: 'succeeded' };
  const write = (amount: number) => writeAmount(amount, devise, lang);
  const received = payed > 0 ? words.partlyReceived(write(payed), write(total)) : words.nothingReceived;
  return { text: `${text} · ${received}`, look: null };
}
