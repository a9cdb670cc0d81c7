import { foldText } from './foldText';

/**
 * A text as searches for names and words compare it: folded, with quotes and dashes plain, which keyboards and word processors
 * write each in its own way.
 * @example
 * foldSearch('L’été à Saint‑Malo') // => "l'ete a saint-malo"
 * foldSearch('צה״ל') // => 'צה"ל'
 */
export const foldSearch = (text: string): string =>
  foldText(text)
    .replace(/[‘’ʼ′׳]/g, "'")
    .replace(/[“”„״]/g, '"')
    .replace(/[‐‒–—−־]/g, '-');
