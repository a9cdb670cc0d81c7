import { and, eq } from 'drizzle-orm';
import type { GalleryImage } from '../../../src/contract/site/adminContent';
import type { Gallery } from '../../../src/contract/site/galleries';
import { pageCount } from '../../../src/core/site';
import type { Queries } from '../../db/database';
import { galleries, galleryImages } from '../../db/schema';
import { findContent, listContent } from './contentStore';
import { firstImages, listImages } from './galleryImages';
import { galleryKind } from './galleryKind';

/** Galleries, and images, of one page. */
const GALLERIES = 12;
const IMAGES = 30;

const viewGallery = (row: typeof galleries.$inferSelect): Gallery => ({ ...galleryKind.read(row), id: row.id });

/** A page of galleries (CALL-07), the latest first; without a cover of its own one has its first image. Pages count from 1. */
export async function listGalleryPage(queries: Queries, organisationId: string, page: number): Promise<Gallery[]> {
  const place = { limit: GALLERIES, offset: (page - 1) * GALLERIES };
  const listed = (await listContent(queries, galleries, organisationId, place)).map(viewGallery);
  const bare = listed.filter(({ bgImage }) => bgImage === '').map(({ id }) => id);
  const first = await firstImages(queries, organisationId, bare);
  return listed.map((gallery) => ({ ...gallery, bgImage: gallery.bgImage || (first.get(gallery.id) ?? '') }));
}

export async function findGallery(queries: Queries, organisationId: string, id: string): Promise<Gallery | null> {
  const row = await findContent(queries, galleries, organisationId, id);
  return row && viewGallery(row);
}

export async function countGalleryPages(queries: Queries, organisationId: string): Promise<number> {
  return pageCount(await queries.$count(galleries, eq(galleries.organisationId, organisationId)), GALLERIES);
}

export async function countImagePages(queries: Queries, organisationId: string, galleryId: string): Promise<number> {
  const own = and(eq(galleryImages.organisationId, organisationId), eq(galleryImages.galleryId, galleryId));
  return pageCount(await queries.$count(galleryImages, own), IMAGES);
}

/** A page of a gallery's images (CALL-08), in their order; none of a gallery that there is not. */
export const listImagePage = (
  queries: Queries,
  organisationId: string,
  galleryId: string,
  page: number,
): Promise<GalleryImage[]> =>
  listImages(queries, organisationId, galleryId, { limit: IMAGES, offset: (page - 1) * IMAGES });
