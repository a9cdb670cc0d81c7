import type { Language } from '../../contract/terms/languages';

/** Group separator and decimal mark. */
const MARKS: Readonly<Record<Language, string>> = {
  fr: '\u202f,',
  en: ',.',
  he: ',.',
  it: '.,',
  pt: '\u00a0,',
  ru: '\u00a0,',
};

/**
 * A positive decimal number as the visitor's language writes it, like Intl.NumberFormat, whose first use costs a browser more
 * than drawing a donation card. Italian and Portuguese group from five digits on.
 * @example
 * writeNumber('1234.50', 'en') // => '1,234.50'
 * writeNumber('1234', 'it') // => '1234'
 */
export function writeNumber(text: string, lang: Language): string {
  const [group = '', decimal] = MARKS[lang];
  const [whole = '', decimals] = text.split('.');
  const ungrouped = whole.length === 4 && (lang === 'it' || lang === 'pt');
  const grouped = ungrouped ? whole : whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals ? grouped + decimal + decimals : grouped;
}
