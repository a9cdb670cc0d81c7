import { setImmediate } from 'node:timers/promises';

/** Default page size. */
export const PAGE = 50;

/** A page of rows that were read with one row more than `limit`, and where to go on from: an id, or a row's place (`placeIn`). */
export function toPage<R extends { readonly id: string }, V>(
  rows: readonly R[],
  limit: number,
  view: (row: R) => V,
  place: (row: R) => string = ({ id }) => id,
): { data: V[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { data: page.map(view), next: last ? place(last) : null };
}

/** Rows per statement where all of them are read. */
const BATCH = 500;
/** The same for an export: formatting more rows at once makes everybody else wait. */
export const EXPORTED = 50;

/**
 * All rows, some at a time: whoever has enough stops, and no statement runs while they are worked on.
 * @param read at most `limit` rows after `last`, from the start without it
 * @param size rows per read; a caller that needs only the first page passes that page's size
 */
export async function* eachPage<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  size = BATCH,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last, size);
    yield rows;
    // The embedded database computes in this very thread: others get their turn between two pages.
    await setImmediate();
    last = rows.length < size ? undefined : rows.at(-1);
  } while (last !== undefined);
}
