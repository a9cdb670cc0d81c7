import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { uploads } from '../../db/schema';

export type UploadRow = typeof uploads.$inferSelect;

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

/** What all files take; each that is still on its way counts as `coming` bytes. */
export async function bytesOfUploads(queries: Queries, coming: number): Promise<number> {
  const [row] = await queries
    .select({ bytes: sql`coalesce(sum(coalesce(${uploads.size}, ${coming}::int)::bigint), 0)`.mapWith(Number) })
    .from(uploads);
  return row?.bytes ?? 0;
}

export async function findUpload(queries: Queries, doc: string): Promise<UploadRow | null> {
  const [row] = await queries.select().from(uploads).where(eq(uploads.doc, doc));
  return row ?? null;
}

/**
 * Files that no submission has claimed since a moment, and that none can claim from now on; also those of which a removal
 * was not finished.
 */
export async function giveUpOrphans(queries: Queries, since: Date, now: Date): Promise<string[]> {
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
