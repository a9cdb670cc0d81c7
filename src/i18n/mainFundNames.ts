import type { Language } from '../contract/terms/languages';

/** The main fund where its organisation has not named it, in all languages: a payment keeps it in its payer's. */
export const mainFundNames: Readonly<Record<Language, string>> = {
  fr: 'Caisse Principale',
  en: 'Main fund',
  he: 'הקופה הראשית',
  it: 'Fondo principale',
  pt: 'Fundo principal',
  ru: 'Основной фонд',
};

const usual = new Set(Object.values(mainFundNames));

/**
 * A payment's label as its organisation reads it: the main fund has one name, whatever language its payer read (DON-04).
 * @example
 * purposeIn('הקופה הראשית', 'fr') // => 'Caisse Principale'
 * purposeIn('Le toit', 'he') // => 'Le toit'
 */
export const purposeIn = (label: string, lang: Language): string => (usual.has(label) ? mainFundNames[lang] : label);
