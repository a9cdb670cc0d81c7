import type { Language } from '../../../src/contract/common';
import { zonedTime } from '../../../src/core/calendar';
import { questionsOf, type Column, type CompiledForm } from '../../../src/core/form';
import { toUnits } from '../../../src/core/money';
import { timeZoneOf } from '../../../src/core/organisation';
import { serverTexts } from '../../../src/i18n/server';
import { momentCell } from '../../http/csvRows';
import type { OwnedForm } from '../forms/definition/publicForms';
import { createAnswerWriter } from './answerTexts';
import type { ListedSubmission } from './submissionList';

/** Headings of a table of submissions, and the cells before each one's answers. */
export interface SubmissionTable {
  readonly common: readonly string[];
  nameOf(column: Column): string;
  commonOf(row: ListedSubmission): readonly unknown[];
  /** The cell of a column among the values of a submission. */
  cellOf(column: Column, values: Values): unknown;
}
type Values = Readonly<Record<string, unknown>>;

/** A value of a column; of a person one part. */
export const valueIn = (values: Values, { key, part }: Pick<Column, 'key' | 'part'>): unknown =>
  part === null ? values[key] : (values[key] as Values | undefined)?.[part];

/**
 * A table for people: questions are called as the newest version of the form calls them, answers are in words, and ids are left
 * out (FORM-36).
 */
export async function labelledTable(
  { organisation }: OwnedForm,
  forms: readonly CompiledForm[],
  lang: Language,
): Promise<SubmissionTable> {
  const timeZone = timeZoneOf(organisation);
  const writing = { lang, timeZone, currency: organisation.devise, sortable: true };
  const { labelOf, textOf } = await createAnswerWriter(writing);
  const questions = new Map(forms.flatMap(questionsOf).map((question) => [question.key, question]));
  const questionOf = ({ key, part }: Pick<Column, 'key' | 'part'>) =>
    questions.get(part === null ? key : `${key}.${part}`);
  const words = serverTexts[lang].formTable;
  const zoned = zonedTime(timeZone);
  return {
    common: [words.sentAt, words.state, words.total, words.paid, words.currency],
    nameOf(column) {
      const question = questionOf(column);
      if (question) return labelOf(question);
      const inRow = questionOf(rowless(column));
      return inRow ? `${labelOf(inRow)} (${rowOf(column).slice(1).replaceAll('_', '.')})` : column.key;
    },
    cellOf(column, values) {
      const value = valueIn(values, column);
      const question = questionOf(column) ?? questionOf(rowless(column));
      // Spreadsheets count with numbers.
      if (!question || typeof value === 'number') return value;
      const { key } = column;
      const answer = { ...question, key: `${key}.${column.part}`, value };
      return textOf(answer, [{ key: `${key}.homme`, value: valueIn(values, { key, part: 'homme' }) }]);
    },
    commonOf: ({ createdAt, state, total, payed, currency }) => [
      momentCell(zoned.textOf(createdAt.getTime())),
      words.states[state],
      toUnits(total, currency),
      toUnits(payed, currency),
      currency.toUpperCase(),
    ],
  };
}

/** In a row of a repeated block, its number follows the key. */
const rowOf = ({ key }: Column): string => /(_\d+)+$/.exec(key)?.[0] ?? '';
const rowless = (column: Column) => ({ ...column, key: column.key.slice(0, column.key.length - rowOf(column).length) });

/** File name of a table for people: what it is about, and the day. */
export function tableName(title: string, day: string): string {
  return `${title
    .replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)} ${day}`;
}
