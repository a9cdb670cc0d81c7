import { foldSearch } from '../../src/core/text';

/**
 * The folded words of a search; a telephone number is one, however it is typed.
 * @example
 * searchedWords('Dana Lévi') // => ['dana', 'levi']
 * searchedWords('06 12-34.56 78') // => ['0612345678']
 */
export function searchedWords(search: string): string[] {
  const number = search.replace(/[\s.()/-]/g, '');
  return /^\+?\d{6,}$/.test(number) ? [number] : foldSearch(search).split(' ').filter(Boolean);
}
