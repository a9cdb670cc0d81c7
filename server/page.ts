/** Default page size. */
export const PAGE = 50;

/** A page of rows that were read with one row more than `limit`, and the id to go on from. */
export function toPage<R extends { readonly id: string }, V>(
  rows: readonly R[],
  limit: number,
  view: (row: R) => V,
): { data: V[]; next: string | null } {
  const page = rows.slice(0, limit);
  return { data: page.map(view), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
