import { routes } from '../../../src/contract/routes';
import type { Schema } from '../../../src/contract/route';
import type { AdminGallery, GalleryImage } from '../../../src/contract/site/adminContent';
import type { ArchivedKind } from '../../../src/contract/site/archive';
import { articleKind } from '../content/articleKind';
import { createContent, readContent, updateContent, type ContentKind, type GivenContent } from '../content/contentKind';
import type { ContentTable } from '../content/contentStore';
import { eventKind } from '../content/eventKind';
import { readImages, updateImages } from '../content/galleryImages';
import { galleryKind } from '../content/galleryKind';
import { newsKind } from '../content/newsKind';
import { pageKind } from '../customPages/pageKind';
import { recordKind } from './recordKind';

const contentKind = <T extends ContentTable, Content extends object>(
  name: ArchivedKind,
  kind: ContentKind<T, Content>,
  entries: Readonly<Record<string, Schema>>,
) =>
  recordKind({
    name,
    table: kind.table,
    entries,
    read: ({ database }, organisationId, id) => readContent(database.queries, kind, organisationId, id),
    create: (deps, holder, given: GivenContent<Content> & { readonly id: string }) =>
      createContent(deps, holder, kind, given),
    change: (deps, holder, id, given: GivenContent<Content>) => updateContent(deps, holder, kind, id, given),
  });

export const events = contentKind('events', eventKind, routes.createEvent.request.entries);
export const news = contentKind('news', newsKind, routes.createNews.request.entries);
export const articles = contentKind('articles', articleKind, routes.createArticle.request.entries);
export const pages = contentKind('pages', pageKind, routes.createPage.request.entries);

type GivenGallery = GivenContent<AdminGallery> & { readonly images?: readonly GalleryImage[] };

/** A gallery with its images. */
export const galleries = recordKind({
  name: 'galleries',
  table: galleryKind.table,
  entries: { ...routes.createGallery.request.entries, images: routes.updateGalleryImages.request.entries.images },
  read: async ({ database: { queries } }, organisationId, id) => ({
    ...(await readContent(queries, galleryKind, organisationId, id)),
    images: await readImages(queries, organisationId, id),
  }),
  async create(deps, holder, { images, ...given }: GivenGallery & { readonly id: string }) {
    await createContent(deps, holder, galleryKind, given);
    await updateImages(deps, holder, given.id, images);
  },
  async change(deps, holder, id, { images, ...given }: GivenGallery) {
    await updateContent(deps, holder, galleryKind, id, given);
    await updateImages(deps, holder, id, images);
  },
});
