import type { Language } from '../../../contract/common';
import type { ListedForm } from '../../../contract/forms/formList';
import { localeOf } from '../../../core/money';
import type { DeskFormsTexts } from '../../../i18n/deskForms';
import { writeDay } from '../payments/writePayment';

/** Number of a form's submissions, and the time of the last. */
export function writeCount(
  { submissions, lastSubmissionAt }: Pick<ListedForm, 'submissions' | 'lastSubmissionAt'>,
  words: DeskFormsTexts,
  lang: Language,
): string {
  const count = words.count(submissions, new Intl.NumberFormat(localeOf(lang)).format(submissions));
  if (lastSubmissionAt === null || submissions === 0) return count;
  return `${count}, ${words.last(writeDay(lastSubmissionAt, lang))}`;
}
