import { foldSearch } from '../../src/core/text';
import { cutText } from './cutText';

/** Each word asks the index anew. */
const MOST_WORDS = 10;
const MOST_LETTERS = 200;

/**
 * The words of a search that is folded, as many as it goes by (SRV-41).
 * @param fold where the database folds what is searched, as it does
 */
export const foldedWords = (search: string, fold = foldSearch): string[] =>
  cutText(fold(search), MOST_LETTERS).split(' ').filter(Boolean).slice(0, MOST_WORDS);

/**
 * The folded words of a search; a telephone number is one, however it is typed.
 * @example
 * searchedWords('Dana Lévi') // => ['dana', 'levi']
 * searchedWords('06 12-34.56 78') // => ['0612345678']
 */
export function searchedWords(search: string): string[] {
  const number = search.replace(/[\s.()/-]/g, '');
  return /^\+?\d{6,}$/.test(number) ? [number] : foldedWords(search);
}
