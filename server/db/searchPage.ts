import { and, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TextSearch } from './textSearch';

/** Rows from the head of a list that a search looks through one by one, before it asks the index. */
export const HEAD = 300;

interface SearchedList {
  /** Key of the listed table. */
  readonly id: AnyPgColumn;
  /** Which rows are listed, from the page's first on, whatever is searched. */
  readonly list: SQL | undefined;
  /** The order of the list, which an index has. */
  readonly order: readonly (AnyPgColumn | SQL)[];
  readonly search: TextSearch | undefined;
  readonly limit: number;
}

/**
 * A page of a list, searched or not (SRV-26). Frequent words fill it from the head of the list: the index would gather and
 * sort all rows that have them. It finds rare ones.
 * @param rows reads at most `limit` rows that fit a condition, in the list's order
 */
export async function searchPage<Row>(
  { id, list, order, search, limit }: SearchedList,
  rows: (condition: SQL | undefined) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  if (!search) return rows(list);
  const head = sql`${id} = any(array(
    select ${id} from ${id.table} where ${list} order by ${sql.join([...order], sql`, `)} limit ${HEAD}))`;
  const walked = await rows(and(list, head, search.holds));
  return walked.length < limit ? rows(and(list, search.found)) : walked;
}
