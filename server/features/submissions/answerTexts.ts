import type { Language } from '../../../src/contract/common';
import type { FormSubmissionDetail } from '../../../src/contract/forms/formSubmissions';
import type { Answer } from '../../../src/core/form';
import { dateFormat, dateLocale, zonedTime } from '../../../src/core/calendar';
import { formatMoney, toMinor } from '../../../src/core/money';
import { loadTexts } from '../../../src/i18n/catalogue';
import { countryName } from '../../../src/i18n/countryName';
import { formPeopleTexts, type FormPeopleTexts } from '../../../src/i18n/formPeople';
import { serverTexts } from '../../../src/i18n/server';
import { momentCell } from '../../http/csvRows';

type AnswerText = FormSubmissionDetail['answers'][number];

/** Writers of values. */
interface Writing {
  readonly lang: Language;
  readonly timeZone: string;
  readonly currency: string;
  /** Names of the organisation's ways to pay. */
  readonly methodLabels?: Readonly<Record<string, string>>;
  /** Days and moments as spreadsheets know them, instead of in words. */
  readonly sortable?: boolean;
}

interface Words extends Writing {
  readonly people: FormPeopleTexts;
  readonly server: (typeof serverTexts)[Language]['formMail'];
}

/** Answers in readable form: with the author's labels, and in the given language where there are none. */
export async function answerTexts(answers: readonly Answer[], writing: Writing): Promise<AnswerText[]> {
  const { labelOf, textOf } = await createAnswerWriter(writing);
  return answers.map((answer) => {
    const files = filesIn(answer.value);
    const label = `${labelOf(answer)}${answer.row && ` (${answer.row.replaceAll('_', '.')})`}`;
    return { key: answer.key, label, text: textOf(answer, answers), ...(files.length > 0 && { files }) };
  });
}

/** Writers of questions and of what was answered; `answers` has the other parts of the same person. */
export async function createAnswerWriter(writing: Writing) {
  const { lang } = writing;
  const people = await loadTexts(formPeopleTexts, lang);
  const words: Words = { ...writing, people, server: serverTexts[lang].formMail };
  return {
    labelOf: (answer: Answer) => labelOf(answer, words),
    textOf: (answer: Answer, answers: readonly Pick<Answer, 'key' | 'value'>[]) => textOf(answer, answers, words),
  };
}

function labelOf({ key, type, label, part, partLabel }: Answer, { people, server }: Words): string {
  if (part === null) return label || (type === 'paymentMethod' ? server.paymentMethod : plainKey(key));
  const named = partLabel || people.parts[part];
  return label && type !== 'identity' ? `${label} – ${named}` : named;
}

/** `[TEXT]_nom` is `nom` to people. */
const plainKey = (key: string) => key.replace(/^\[[A-Z_]+\]_/, '');

function textOf(
  { type, part, value, key, choiceLabels }: Answer,
  answers: readonly Pick<Answer, 'key' | 'value'>[],
  words: Words,
): string {
  const { people, server, currency, lang } = words;
  if (typeof value === 'boolean') {
    if (part === 'homme') return value ? people.man : people.woman;
    return value ? server.yes : server.no;
  }
  if (typeof value === 'number') {
    return type === 'freeAmount' ? formatMoney(toMinor(value, currency), currency, lang) : String(value);
  }
  if (Array.isArray(value)) {
    const files = filesIn(value);
    if (files.length > 0) return files.map(({ name }) => name).join(', ');
    const texts = value.filter((one): one is string => typeof one === 'string');
    return texts
      .map((one) => (type === 'date' ? dateText(one, words) : (choiceLabels?.[one] ?? one)))
      .join(type === 'date' ? ' – ' : ', ');
  }
  if (typeof value !== 'string') return value === null || value === undefined ? '' : JSON.stringify(value);
  if (part === '_relation') {
    const said = people.relations[value as keyof typeof people.relations];
    const sibling = `${key.slice(0, key.lastIndexOf('.'))}.homme`;
    return said?.[answers.find((one) => one.key === sibling)?.value === false ? 1 : 0] ?? value;
  }
  if (part === 'pays') return countryName(value, lang);
  if (part === 'deceasedHour') return value === 'NIGHT' ? people.night : people.day;
  if (type === 'paymentMethod') return value === 'ONLINE' ? server.online : (words.methodLabels?.[value] ?? value);
  if (choiceLabels) return choiceLabels[value] ?? value;
  const isDate =
    type === 'date' || type === 'calendar' || type === 'birthDate' || part === 'ddn' || part === 'deceasedDate';
  return isDate ? dateText(value, words) : value;
}

/** Formats a value of ENT-06 for people; others pass through. */
function dateText(value: string, { lang, timeZone, people, sortable }: Words): string {
  const write = (at: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLocale(lang, timeZone), options).format(new Date(at));
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d).*)?$/.exec(value) ?? [];
  if (Number.isNaN(Date.parse(value)) || /^\d{4}$/.test(value)) return value;
  if (/^\d{4}-\d\d$/.test(value))
    return sortable ? value : write(value, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (!date) return value;
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(value.slice(10))) {
    return sortable
      ? momentCell(zonedTime(timeZone).textOf(Date.parse(value)))
      : write(value, { dateStyle: 'long', timeStyle: 'short', timeZone });
  }
  const day = sortable ? date : write(date, { dateStyle: 'long', timeZone: 'UTC' });
  return time === '23' ? `${day} (${people.hebrew.afterSunset})` : day;
}

/** The files that a value of an upload field names. */
function filesIn(value: unknown): { doc: string; name: string }[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).flatMap((one) => {
    const { doc, name } = (one ?? {}) as { doc?: unknown; name?: unknown };
    return typeof doc === 'string' && typeof name === 'string' ? [{ doc, name }] : [];
  });
}
