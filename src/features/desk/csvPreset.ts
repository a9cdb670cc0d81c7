import type { CsvPreset, Language } from '../../contract/common';

const KEY = 'orgkit.desk.csv';

/** Languages in whose countries spreadsheets expect semicolons. */
const withSemicolons: readonly Language[] = ['fr', 'it', 'pt', 'ru'];

/** How tables were last wanted in this browser, else as spreadsheets of the language open them. */
export function rememberedPreset(lang: Language): CsvPreset {
  const usual = withSemicolons.includes(lang) ? 'excel' : 'comma';
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'excel' || kept === 'comma' ? kept : usual;
  } catch {
    // A browser may refuse storage.
    return usual;
  }
}

/**
 * Where a table is answered as this browser's spreadsheet opens it; for people, in words of the language.
 * @example
 * tableAddress('/admin/v1/payments/export?state=failed', 'excel', 'fr') // => '/admin/v1/payments/export?state=failed&preset=excel&headings=labels&lang=fr'
 */
export function tableAddress(address: string, preset: CsvPreset, lang?: Language): string {
  const words = lang === undefined ? '' : `&headings=labels&lang=${lang}`;
  return `${address}${address.includes('?') ? '&' : '?'}preset=${preset}${words}`;
}

export function rememberPreset(preset: CsvPreset): void {
  try {
    localStorage.setItem(KEY, preset);
  } catch {
    // It is asked for again next time.
  }
}
