import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { countGalleryPages, listGalleryPage } from '../../content/galleryStore';
import { pageAsked } from './pageAsked';
import { translated } from '../../translations/translated';
import type { FindPage } from '../pageResolver';

/** GAL-01: a page of the galleries, which is empty after the last. */
export const galleriesPage: FindPage<'GALERIES'> = async (deps, { organisation, lang, query }) => {
  const { queries } = deps.database;
  const page = pageAsked(query);
  return {
    title: serverTexts[lang].pageNames.GALERIES,
    path: pagePath('GALERIES'),
    data: await translated(
      ...([queries, organisation, lang, 'gallery'] as const),
      await listGalleryPage(queries, organisation.id, page),
    ),
    list: { page, nbPages: await countGalleryPages(queries, organisation.id) },
  };
};
