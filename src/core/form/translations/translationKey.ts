import type { Language } from '../../../contract/terms/languages';

/**
 * The name under which a text's translation stands beside it: the text's path, `@`, the language. A choice of a list is named
 * by its value, which is what is stored; a part of a map by its key; a thing of a form by its id.
 * @example
 * translationKey('label', 'en') // => 'label@en'
 * translationKey('values.Rouge', 'en') // => 'values.Rouge@en'
 */
export const translationKey = (path: string, lang: Language): string => `${path}@${lang}`;

/**
 * Whether a property holds a translation of another.
 * @example
 * isTranslation('label@en') // => true
 * isTranslation('label') // => false
 */
export const isTranslation = (name: string): boolean => /@[a-z]{2}$/.test(name);

/**
 * The subject of a translation, and its language.
 * @returns null for the name of anything else
 * @example
 * readTranslationKey('values.Rouge@en') // => { path: 'values.Rouge', lang: 'en' }
 * readTranslationKey('label') // => null
 */
export const readTranslationKey = (name: string): { path: string; lang: Language } | null =>
  isTranslation(name) ? { path: name.slice(0, -3), lang: name.slice(-2) as Language } : null;
