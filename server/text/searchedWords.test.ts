import { searchedWords } from './searchedWords';
import { storedSearch } from './storedSearch';

/** One letter that folding makes eighteen of, four words. */
const LIGATURE = '\uFDFA';

it('SRV-41 a search goes by ten words at most, whatever folding makes of its letters', () => {
  expect(searchedWords('Dana Lévi')).toEqual(['dana', 'levi']);
  expect(searchedWords('a b c d e f g h i j k l')).toHaveLength(10);
  expect(searchedWords(LIGATURE.repeat(100))).toHaveLength(10);
  expect(searchedWords('x'.repeat(5000))).toEqual(['x'.repeat(200)]);
});

it('SRV-41 what is kept to be searched has a length of its own, and no half of a letter', () => {
  expect(storedSearch('Dana Lévi')).toBe('dana levi');
  expect(storedSearch(LIGATURE.repeat(2000))).toHaveLength(8000);
  expect(storedSearch(`a${'🌱'.repeat(5000)}`)).toHaveLength(7999);
});
