import { pagePath } from '../../../../src/core/site';
import { serverTexts } from '../../../../src/i18n/server';
import { countImagePages, findGallery, listImagePage } from '../../content/galleryStore';
import { idAsked, pageAsked } from './pageAsked';
import { translatedImages, translatedOne } from '../../translations/translated';
import type { FindPage } from '../pageResolver';

/** GAL-10: a gallery with a page of its images, none after the last. */
export const galleryPage: FindPage<'GALERIES_IMAGES'> = async (deps, { organisation, lang, query, values }) => {
  const { queries } = deps.database;
  const id = idAsked(values);
  const written = id && (await findGallery(queries, organisation.id, id));
  if (!id || !written) return null;
  const gallery = await translatedOne(queries, organisation, lang, 'gallery', written);
  const page = pageAsked(query);
  const listed = await listImagePage(queries, organisation.id, id, page);
  const images = await translatedImages(queries, organisation, lang, id, listed);
  const { name, description, bgImage } = gallery;
  return {
    title: name,
    description,
    images: [bgImage, images[0]?.src],
    path: pagePath('GALERIES_IMAGES', id),
    parent: { title: serverTexts[lang].pageNames.GALERIES, url: pagePath('GALERIES') },
    data: [{ ...gallery, images: images.map(({ src }) => src), alts: images.map(({ alt }) => alt) }],
    list: { page, nbPages: await countImagePages(queries, organisation.id, id) },
  };
};
