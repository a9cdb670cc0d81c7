import { type Language, languages } from '../../../../contract/terms/languages';
import { writeCsv } from '../../../csv';
import type { EditedForm } from '../document/editedForm';
import { baseOfForm, languagesOfForm } from './languages';
import { textsOf } from './textsOf';

/**
 * The texts of a form for translators: a row each, a column for each language, that which it is written in first.
 * @param usual the organisation's language
 * @example
 * translationsCsv(edited([node('text', { label: 'Nom' })], { '@languages': ['en'] }), 'fr') // => '\uFEFFblock,property,fr,en\r\nb1,label,Nom,\r\n'
 */
export function translationsCsv(form: EditedForm, usual: Language): string {
  const base = baseOfForm(form, usual);
  const others = languages.filter((lang) => lang !== base && languagesOfForm(form).includes(lang));
  const rows = textsOf(form).map(({ block, path, base: text, translations }) => [
    block,
    path,
    text,
    ...others.map((lang) => translations[lang] ?? ''),
  ]);
  return writeCsv([['block', 'property', base, ...others], ...rows]);
}
