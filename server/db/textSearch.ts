import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { foldSearch } from '../../src/core/text';
import { foldedWords } from '../text/searchedWords';
import { foldedTexts, recordGrams } from './searchedTexts';

/** A column of folded text (`foldSearch`) and its index of groups of characters (`search_grams`). */
interface SearchedText {
  readonly text: AnyPgColumn | SQL;
  /** Written as the index has it. */
  readonly grams: SQL;
  /** Owner of the searched text, as the index names it: rows of other owners cost nothing. */
  readonly owner: string;
}

const SIZE = 3;

/** The groups of characters that a text with this word holds. Of one or two characters: a word that begins so. */
function gramsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < SIZE) return [` ${word}`];
  return letters.slice(SIZE - 1).map((_, index) => letters.slice(index, index + SIZE).join(''));
}

/**
 * Rows whose text contains a folded word or phrase, found by the index (SRV-26). One or two characters are those that a
 * word begins with.
 */
function containsText({ text, grams, owner }: SearchedText, wanted: string): SQL {
  const looked = gramsOf(wanted).map((gram) => `${owner}:${gram}`);
  const list = sql.join(
    looked.map((gram) => sql`${gram}`),
    sql`, `,
  );
  return sql`(${grams} collate "C" @> array[${list}]::text[] and ${holds(text, wanted)})`;
}

// `<> 0`: the planner takes it for true, and asks the statistics of the index alone how many there are.
const holds = (text: AnyPgColumn | SQL, wanted: string): SQL =>
  Array.from(wanted).length < SIZE
    ? sql`strpos(' ' || ${text}, ${` ${wanted}`}) <> 0`
    : sql`strpos(${text}, ${wanted}) <> 0`;

/** As `fold_text` of the database answers: to it a sigma is the same wherever it stands in a word. */
export const foldAsDatabase = (search: string): string => foldSearch(search).replaceAll('ς', 'σ');

/** Owner of the searched records: by the column or columns of the index, and by name. */
interface SearchedRecords {
  readonly column: AnyPgColumn | SQL;
  readonly owner: string;
}

/** Records whose texts (`searchedTexts`) contain all words of a search, in any order. */
export function containsWords(
  { column, owner }: SearchedRecords,
  texts: readonly (AnyPgColumn | SQL)[],
  search = '',
): SQL | undefined {
  const searched = { text: foldedTexts(texts), grams: recordGrams(column, texts), owner };
  return and(...wordsOf(search).map((word) => containsText(searched, word)));
}

/** Narrows what `containsWords` found to records that have the words in these texts, of all that the index has. */
export const containsWordsIn = (texts: readonly (AnyPgColumn | SQL)[], search = ''): SQL | undefined =>
  and(...wordsOf(search).map((word) => holds(foldedTexts(texts), word)));

/** A search as the index finds it, and as each row is asked for it. */
export interface TextSearch {
  readonly found: SQL;
  readonly holds: SQL;
}

/** Words or phrases in a text that has an index, all of them in any order. */
export const searchOf = (searched: SearchedText, wanted: readonly string[]): TextSearch | undefined =>
  bothOf(
    and(...wanted.map((word) => containsText(searched, word))),
    and(...wanted.map((word) => holds(searched.text, word))),
  );

/** `containsWords` and `containsWordsIn` for `searchPage`; undefined without words. */
export const searchWords = (
  records: SearchedRecords,
  texts: readonly (AnyPgColumn | SQL)[],
  search = '',
): TextSearch | undefined => bothOf(containsWords(records, texts, search), containsWordsIn(texts, search));

const bothOf = (found: SQL | undefined, holds: SQL | undefined) => found && holds && { found, holds };

const wordsOf = (search: string) => foldedWords(search, foldAsDatabase);
