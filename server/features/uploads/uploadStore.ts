import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { uploads } from '../../db/schema';

type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(queries: Queries, row: UploadRow): Promise<void> {
  await queries.insert(uploads).values(row);
}

/** The file has arrived. */
export async function completeUpload(
  queries: Queries,
  doc: string,
  file: { readonly name: string; readonly mime: string; readonly size: number },
): Promise<void> {
  await queries.update(uploads).set(file).where(eq(uploads.doc, doc));
}

/** Total size of all files; each pending one counts as `coming` bytes. */
export async function sumUploadBytes(queries: Queries, coming: number): Promise<number> {
  const [row] = await queries
    .select({ bytes: sql`coalesce(sum(coalesce(${uploads.size}, ${coming}::int)::bigint), 0)`.mapWith(Number) })
    .from(uploads);
  return row?.bytes ?? 0;
}

export async function findUpload(queries: Queries, doc: string): Promise<UploadRow | null> {
  const [row] = await queries.select().from(uploads).where(eq(uploads.doc, doc));
  return row ?? null;
}

/** Files unclaimed since a moment, which can no longer be claimed; also those whose removal was interrupted. */
export async function abandonOrphans(queries: Queries, since: Date, now: Date): Promise<string[]> {
  await queries
    .update(uploads)
    .set({ removedAt: now })
    .where(and(isNull(uploads.submissionId), isNull(uploads.removedAt), lt(uploads.createdAt, since)));
  const rows = await queries.select({ doc: uploads.doc }).from(uploads).where(isNotNull(uploads.removedAt));
  return rows.map(({ doc }) => doc);
}

export async function deleteUpload(queries: Queries, doc: string): Promise<void> {
  await queries.delete(uploads).where(eq(uploads.doc, doc));
}
