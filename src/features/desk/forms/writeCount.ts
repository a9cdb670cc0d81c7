import type { Language } from '../../../contract/common';
import type { ListedForm } from '../../../contract/forms/formList';
import { localeOf } from '../../../core/money';
import type { DeskFormsTexts } from '../../../i18n/deskForms';

/** How many were sent of a form, and when the last one. */
export function writeCount(
  { submissions, lastSubmissionAt }: Pick<ListedForm, 'submissions' | 'lastSubmissionAt'>,
  words: DeskFormsTexts,
  lang: Language,
): string {
  const count = words.count(submissions, new Intl.NumberFormat(localeOf(lang)).format(submissions));
  if (lastSubmissionAt === null || submissions === 0) return count;
  const when = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' }).format(new Date(lastSubmissionAt));
  return `${count}, ${words.last(when)}`;
}
