import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { contactCounts } from '../../db/schema';

/** Counts under no tag are those of all contacts. */
const ALL = '';

/** Counts contacts as they come and go, by tag. */
export class CountMoves {
  private readonly moves = new Map<string, number>();

  /** Counts one contact in or out. @param tags null if it is merged */
  add(tags: readonly string[] | null, by: 1 | -1): void {
    for (const tag of tags === null ? [] : [ALL, ...tags]) this.moves.set(tag, (this.moves.get(tag) ?? 0) + by);
  }

  /** Everybody shares these rows: write them last. */
  async write(tx: Queries, organisationId: string): Promise<void> {
    const rows = [...this.moves]
      .filter(([, counted]) => counted !== 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([tag, counted]) => ({ organisationId, tag, counted }));
    if (rows.length === 0) return;
    await tx
      .insert(contactCounts)
      .values(rows)
      .onConflictDoUpdate({
        target: [contactCounts.organisationId, contactCounts.tag],
        set: { counted: sql`${contactCounts.counted} + excluded.counted` },
      });
    await tx
      .delete(contactCounts)
      .where(and(eq(contactCounts.organisationId, organisationId), lte(contactCounts.counted, 0)));
  }
}

/** More tags than anybody chooses from. */
const MOST_TAGS = 500;

export async function readCounts(queries: Queries, organisationId: string) {
  const rows = await queries
    .select({ tag: contactCounts.tag, count: contactCounts.counted })
    .from(contactCounts)
    .where(and(eq(contactCounts.organisationId, organisationId), gt(contactCounts.counted, 0)))
    .orderBy(asc(contactCounts.tag))
    .limit(MOST_TAGS + 1);
  return {
    total: rows.find(({ tag }) => tag === ALL)?.count ?? 0,
    tags: rows.filter(({ tag }) => tag !== ALL),
  };
}
