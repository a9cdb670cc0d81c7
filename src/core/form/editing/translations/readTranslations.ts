import { type Language, languages } from '../../../../contract/terms/languages';
import { type CsvRecord, plainCell, readCsv } from '../../../csv';
import type { Command } from '../commands/command';
import { applyCommand } from '../commands/applyCommand';
import type { EditedForm } from '../document/editedForm';
import { type FormText, translate, type Translated } from './formText';
import { addLanguage, baseOfForm, languagesOfForm } from './languages';
import { textsOf } from './textsOf';

/** The changes that a table of translations would make. */
export interface ReadTranslations {
  /** Carried out as one step, they change it. */
  readonly commands: readonly Command[];
  readonly changes: readonly (Translated & { readonly text: FormText; readonly from: string })[];
  /** Languages that the form has not yet. */
  readonly added: readonly Language[];
  /** Rows that are left out, by their line: of no text of this form, of a text that is another one now, a second of one text. */
  readonly leftOut: readonly {
    readonly line: number;
    readonly why: 'unknown' | 'changed' | 'twice';
    /** Its block and property. */
    readonly name: string;
  }[];
  /** Columns that are no language. */
  readonly ignored: readonly string[];
}

/**
 * Reads a table of translations as `translationsCsv` wrote it, in any order of rows and columns (BUILD-50). Empty cells change
 * nothing.
 * @param usual the organisation's language
 * @returns what it would change; 'notCsv' for a quote that is not closed, 'noColumns' without the columns `block`, `property` and
 * that of a language
 * @example
 * readTranslations(edited([node('text', { label: 'Nom' })]), 'block,property,en\nb1,label,Name', 'fr').changes.map(({ lang, from, to }) => [lang, from, to]) // => [['en', '', 'Name']]
 */
export function readTranslations(
  form: EditedForm,
  csv: string,
  usual: Language,
): ReadTranslations | 'notCsv' | 'noColumns' {
  const records = readCsv(csv);
  if (!records) return 'notCsv';
  const [head, ...rows] = records;
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const base = baseOfForm(form, usual);
  const columns = languages.filter((lang) => lang !== base && names.includes(lang));
  const at = { block: names.indexOf('block'), property: names.indexOf('property'), base: names.indexOf(base) };
  if (at.block < 0 || at.property < 0 || columns.length === 0) return 'noColumns';

  const cell = ({ cells }: CsvRecord, column: number) => plainCell(cells[column] ?? '');
  const texts = new Map(textsOf(form).map((text) => [`${text.block} ${text.path}`, text]));
  const seen = new Set<string>();
  const leftOut: { line: number; why: 'unknown' | 'changed' | 'twice'; name: string }[] = [];
  const changes = rows.flatMap((row) => {
    const name = `${cell(row, at.block).trim()} ${cell(row, at.property)}`;
    const text = texts.get(name);
    const isChanged = text && at.base >= 0 && !isSame(cell(row, at.base), text.base);
    const why = !text ? 'unknown' : seen.has(name) ? 'twice' : isChanged ? 'changed' : null;
    seen.add(name);
    if (!text || why) {
      leftOut.push({ line: row.line, why: why ?? 'unknown', name: name.trim() });
      return [];
    }
    return columns.flatMap((lang) => {
      const to = cell(row, names.indexOf(lang));
      const from = text.translations[lang] ?? '';
      return to.trim() === '' || isSame(to, from) ? [] : [{ text, lang, from, to }];
    });
  });
  const added = columns.filter(
    (lang) => !languagesOfForm(form).includes(lang) && changes.some((change) => change.lang === lang),
  );
  const commands: Command[] = [];
  const withThem = added.reduce((before, lang) => {
    const more = addLanguage(before, lang, usual);
    commands.push(...more);
    return more.reduce(applyCommand, before);
  }, form);
  commands.push(...translate(withThem, changes));
  const known = new Set<string>(['', 'block', 'property', ...languages]);
  return { commands, changes, added, leftOut, ignored: names.filter((name) => !known.has(name)) };
}

/** Spreadsheets change line ends and spaces. */
const isSame = (one: string, other: string) => evenly(one) === evenly(other);
const evenly = (text: string) => text.replace(/\s+/g, ' ').trim();
