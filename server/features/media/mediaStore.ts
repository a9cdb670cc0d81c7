import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { MediaKind } from '../../../src/contract/site/media';
import type { Queries } from '../../db/database';
import { media, type MediaVariant } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { searchPage } from '../../db/searchPage';
import { searchWords } from '../../db/textSearch';

export type MediaRow = typeof media.$inferSelect;
/** One whose bytes have all arrived. */
export type KeptMedia = MediaRow & { readonly hash: string; readonly state: Exclude<MediaRow['state'], 'ARRIVING'> };

const kept = and(isNull(media.removedAt), isNotNull(media.hash));
const asKept = (rows: readonly MediaRow[]) => rows as readonly KeptMedia[];

export async function insertMedia(queries: Queries, row: MediaRow): Promise<void> {
  await queries.insert(media).values(row);
}

export async function deleteMediaRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(media).where(eq(media.id, id));
}

/** Bytes that an organisation's files take; a file still arriving counts as the most it may be. */
export async function sumMediaBytes(queries: Queries, organisationId: string): Promise<number> {
  const [row] = await queries
    .select({ bytes: sql`coalesce(sum(${media.bytes}), 0)`.mapWith(Number) })
    .from(media)
    .where(and(eq(media.organisationId, organisationId), isNull(media.removedAt)));
  return row?.bytes ?? 0;
}

export async function saveMedia(tx: Queries, { id, ...row }: MediaRow): Promise<void> {
  await tx.update(media).set(row).where(eq(media.id, id));
}

/** Its texts alone: its sizes may be made meanwhile. */
export async function renameMedia(
  tx: Queries,
  id: string,
  texts: Pick<MediaRow, 'name' | 'alt' | 'updatedAt'>,
): Promise<void> {
  await tx.update(media).set(texts).where(eq(media.id, id));
}

/** Whoever has the address may see it. */
export async function findByHash(queries: Queries, hash: string): Promise<KeptMedia | null> {
  const [row] = asKept(
    await queries
      .select()
      .from(media)
      .where(and(eq(media.hash, hash), kept)),
  );
  return row ?? null;
}

export async function findByHashes(
  queries: Queries,
  organisationId: string,
  hashes: readonly string[],
): Promise<readonly KeptMedia[]> {
  if (hashes.length === 0) return [];
  const own = and(eq(media.organisationId, organisationId), inArray(media.hash, [...hashes]), kept);
  return asKept(await queries.select().from(media).where(own));
}

export async function findMedia(queries: Queries, organisationId: string, id: string): Promise<KeptMedia | null> {
  const [row] = asKept(
    await queries
      .select()
      .from(media)
      .where(and(eq(media.organisationId, organisationId), eq(media.id, id), kept)),
  );
  return row ?? null;
}

export async function lockMedia(tx: Queries, organisationId: string, id: string): Promise<KeptMedia | null> {
  const [row] = asKept(
    await tx
      .select()
      .from(media)
      .where(and(eq(media.organisationId, organisationId), eq(media.id, id), kept))
      .for('update'),
  );
  return row ?? null;
}

export async function listMediaRows(
  queries: Queries,
  organisationId: string,
  {
    kind,
    search,
    before,
    limit,
  }: {
    readonly kind?: MediaKind | undefined;
    readonly search?: string | undefined;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly KeptMedia[]> {
  const order = [desc(media.id)];
  const list = and(
    eq(media.organisationId, organisationId),
    kept,
    kind === undefined ? undefined : eq(media.kind, kind),
    before === undefined ? undefined : lt(media.id, before),
  );
  const owned = { column: media.organisationId, owner: organisationId };
  const searched = searchWords(owned, searchedTexts.media(media), search);
  const rows = await searchPage({ id: media.id, list, order, search: searched, limit }, (condition) =>
    queries
      .select()
      .from(media)
      .where(condition)
      .orderBy(...order)
      .limit(limit),
  );
  return asKept(rows);
}

const waits = and(eq(media.state, 'PROCESSING'), isNull(media.removedAt));

/** Takes the picture that waits longest, for a while: of several processes one gets it. */
export async function claimMedia(queries: Queries, now: Date, until: Date): Promise<KeptMedia | null> {
  const due = queries
    .select({ id: media.id })
    .from(media)
    .where(and(waits, lte(media.nextAttemptAt, now)))
    .orderBy(asc(media.nextAttemptAt), asc(media.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = asKept(
    await queries
      .update(media)
      .set({ nextAttemptAt: until, attempts: sql`${media.attempts} + 1` })
      .where(inArray(media.id, due))
      .returning(),
  );
  return row ?? null;
}

/** The work on a picture has ended, unless it was deleted meanwhile. */
export async function settleMedia(
  queries: Queries,
  id: string,
  change: { readonly state: 'READY' | 'FAILED'; readonly variants: readonly MediaVariant[]; readonly bytes: number },
): Promise<void> {
  await queries
    .update(media)
    .set(change)
    .where(and(eq(media.id, id), waits));
}

/** It is tried again from then on. */
export async function postponeMedia(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.update(media).set({ nextAttemptAt: at }).where(eq(media.id, id));
}

/** All that wait may be taken at once. */
export async function releaseMedia(queries: Queries, now: Date): Promise<void> {
  await queries.update(media).set({ nextAttemptAt: now }).where(waits);
}

/** Files deleted or broken off before a moment, and not being worked on. */
export async function findLeftMedia(queries: Queries, before: Date, now: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: media.id })
    .from(media)
    .where(
      or(
        and(eq(media.state, 'ARRIVING'), lt(media.createdAt, before)),
        and(isNotNull(media.removedAt), lt(media.removedAt, before), lte(media.nextAttemptAt, now)),
      ),
    );
  return rows.map(({ id }) => id);
}
