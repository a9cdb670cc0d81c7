import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { GalleryImage } from '../../../src/contract/site/adminContent';
import type { Queries } from '../../db/database';
import { galleries, galleryImages } from '../../db/schema';
import type { Deps } from '../../deps';
import { requireVersion } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { versionOf } from '../../text/versionOf';
import { recordChange } from '../audit/recordChange';
import { keepTexts } from '../../db/keepTexts';
import { contentChanges } from '../organisations/organisationStore';
import { findContent, lockContent } from './contentStore';

type GalleryRow = typeof galleries.$inferSelect;

const ofGallery = (organisationId: string, galleryId: string) =>
  and(eq(galleryImages.organisationId, organisationId), eq(galleryImages.galleryId, galleryId));

/** Images of a gallery in their order; all of them, or a part. */
export function listImages(
  queries: Queries,
  organisationId: string,
  galleryId: string,
  part: { readonly limit: number; readonly offset: number } = { limit: 1000, offset: 0 },
): Promise<GalleryImage[]> {
  return queries
    .select({ src: galleryImages.src, alt: galleryImages.alt })
    .from(galleryImages)
    .where(ofGallery(organisationId, galleryId))
    .orderBy(asc(galleryImages.position))
    .limit(part.limit)
    .offset(part.offset);
}

/** The address of the first image of each gallery that has any, by the gallery's id: of each, one row is read. */
export async function firstImages(
  queries: Queries,
  organisationId: string,
  galleryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (galleryIds.length === 0) return new Map();
  const first = queries
    .select({ src: galleryImages.src })
    .from(galleryImages)
    .where(and(eq(galleryImages.organisationId, galleries.organisationId), eq(galleryImages.galleryId, galleries.id)))
    .orderBy(asc(galleryImages.position))
    .limit(1)
    .as('first');
  const rows = await queries
    .select({ id: galleries.id, src: first.src })
    .from(galleries)
    .innerJoinLateral(first, sql`true`)
    .where(and(eq(galleries.organisationId, organisationId), inArray(galleries.id, [...galleryIds])));
  return new Map(rows.map(({ id, src }) => [id, src]));
}

/** The images of an organisation's own gallery. @throws HttpError 404 */
export async function readImages(queries: Queries, organisationId: string, id: string): Promise<GalleryImage[]> {
  requireRow(await findContent(queries, galleries, organisationId, id), 'gallery');
  return listImages(queries, organisationId, id);
}

/** Replaces the images of a gallery within the caller's transaction. */
export async function replaceImagesIn(
  tx: Queries,
  gallery: GalleryRow,
  images: readonly GalleryImage[],
  now: Date,
): Promise<void> {
  const { organisationId, id: galleryId } = gallery;
  await contentChanges(tx, organisationId);
  await tx.delete(galleryImages).where(ofGallery(organisationId, galleryId));
  const rows = images.map((image, position) => ({ ...image, organisationId, galleryId, position }));
  if (rows.length > 0) await tx.insert(galleryImages).values(rows);
  await keepAlts(tx, gallery, images, now);
}

/** The same picture twice says the same twice: the first one's words are translated. */
async function keepAlts(
  tx: Queries,
  { organisationId, id: recordId, at, document: { name } }: GalleryRow,
  images: readonly GalleryImage[],
  now: Date,
): Promise<void> {
  const alts = new Map<string, string>();
  for (const { src, alt } of images) if (alt.trim() !== '' && !alts.has(src)) alts.set(src, alt);
  const record = { organisationId, kind: 'image' as const, recordId, at, name };
  await keepTexts(tx, record, Object.fromEntries(alts), now);
}

/** The images of a gallery with the version of all of them (CALL-96). */
export const viewImages = (images: GalleryImage[]) => ({ images, version: versionOf(images) });

/**
 * Replaces the images of a gallery with an organisation's token; absent, they stay.
 * @throws Outdated when they are of another version than the given one; HttpError 404
 */
export function updateImages(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  id: string,
  images: readonly GalleryImage[] | undefined,
  version?: string,
): Promise<GalleryImage[]> {
  const { organisationId } = holder;
  if (!images) return readImages(deps.database.queries, organisationId, id);
  return deps.database.transaction(async (tx) => {
    const gallery = requireRow(await lockContent(tx, galleries, organisationId, id), 'gallery');
    const before = await listImages(tx, organisationId, id);
    const newest = viewImages(before);
    requireVersion('gallery', version, newest);
    await replaceImagesIn(tx, gallery, images, deps.now());
    await recordChange(tx, deps, holder, {
      action: 'ADMIN-GALLERY-IMAGES-UPDATE',
      subject: 'gallery',
      subjectId: id,
      changes: { images: { from: before.length, to: images.length } },
    });
    return listImages(tx, organisationId, id);
  });
}
