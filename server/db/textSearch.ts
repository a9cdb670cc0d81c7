import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A column of folded text (`foldText`) and its index of groups of characters (`search_grams`). */
interface SearchedText {
  readonly text: AnyPgColumn | SQL;
  /** Written as the index has it. */
  readonly grams: SQL;
  /** Whose text is searched, as the index names it: rows of others cost nothing. */
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
export function containsText({ text, grams, owner }: SearchedText, wanted: string): SQL {
  const looked = gramsOf(wanted).map((gram) => `${owner}:${gram}`);
  const literal = wanted.replace(/[\\%_]/g, '\\$&');
  const matches =
    Array.from(wanted).length < SIZE
      ? sql`' ' || ${text} like ${`% ${literal}%`}`
      : sql`${text} like ${`%${literal}%`}`;
  const list = sql.join(
    looked.map((gram) => sql`${gram}`),
    sql`, `,
  );
  return sql`(${grams} collate "C" @> array[${list}]::text[] and ${matches})`;
}
