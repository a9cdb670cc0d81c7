import { type Language, languages } from '../../../contract/terms/languages';
import type { FormDocument } from '../schema/formDocument';

/**
 * The languages that a document has beside the one that its texts are written in.
 * @example
 * languagesOf({ language: 'fr', languages: ['he', 'en', 'fr', 'xx'] }) // => ['en', 'he']
 * languagesOf({}) // => []
 */
export function languagesOf(document: Pick<FormDocument, 'language' | 'languages'>): readonly Language[] {
  const named: readonly unknown[] = Array.isArray(document.languages) ? document.languages : [];
  return languages.filter((lang) => named.includes(lang) && lang !== document.language);
}

/**
 * The language that a document's texts are written in.
 * @param usual its organisation's
 * @example
 * baseLanguage({ language: 'he' }, 'fr') // => 'he'
 * baseLanguage({}, 'fr') // => 'fr'
 */
export const baseLanguage = ({ language }: Pick<FormDocument, 'language'>, usual: Language): Language =>
  languages.find((lang) => lang === language) ?? usual;
