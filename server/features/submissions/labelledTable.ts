import type { Language } from '../../../src/contract/common';
import { dayOf, zonedTime } from '../../../src/core/calendar';
import { questionsOf, type Column, type CompiledForm } from '../../../src/core/form';
import { toUnits } from '../../../src/core/money';
import { timeZoneOf } from '../../../src/core/organisation';
import { serverTexts } from '../../../src/i18n/server';
import { momentCell } from '../../http/csvRows';
import type { OwnedForm } from '../forms/definition/publicForms';
import { answerTexts } from './answerTexts';
import type { ListedSubmission } from './submissionList';

/** Headings of a table of submissions, and the cells before each one's answers. */
export interface SubmissionTable {
  readonly common: readonly string[];
  nameOf(column: Column): string;
  commonOf(row: ListedSubmission): readonly unknown[];
}

/** A table for people: questions are called as the newest version of the form calls them, and ids are left out (FORM-36). */
export async function labelledTable(
  { organisation }: OwnedForm,
  forms: readonly CompiledForm[],
  lang: Language,
): Promise<SubmissionTable> {
  const timeZone = timeZoneOf(organisation);
  const said = await answerTexts(forms.flatMap(questionsOf), { lang, timeZone, currency: organisation.devise });
  const labels = new Map(said.map(({ key, label }) => [key, label]));
  const words = serverTexts[lang].formTable;
  const zoned = zonedTime(timeZone);
  return {
    common: [words.sentAt, words.state, words.total, words.paid, words.currency],
    nameOf({ key, part }) {
      const named = (one: string) => labels.get(part === null ? one : `${one}.${part}`);
      // In a row of a repeated block, its number follows the key.
      const [suffix = ''] = /(_\d+)+$/.exec(key) ?? [];
      const row = suffix.slice(1).replaceAll('_', '.');
      const inRow = named(key.slice(0, key.length - suffix.length));
      return named(key) ?? (inRow === undefined ? key : `${inRow} (${row})`);
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

/** File name of a table for people: the form's title and the day. */
export function tableName({ form, organisation }: OwnedForm, now: Date): string {
  const title = (form.settings.title || form.id).replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ').trim();
  return `${title.slice(0, 80)} ${dayOf(now.getTime(), timeZoneOf(organisation))}`;
}
