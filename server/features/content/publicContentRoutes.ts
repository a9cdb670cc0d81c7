import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { requirePlace, resolveOrganisation } from '../../http/place';
import type { FeatureRoutes } from '../../http/mount';
import { translatedFor, translatedImagesFor } from '../translations/translatedFor';
import { latestArticles, relatedArticles } from './articleStore';
import { listGalleryPage, listImagePage } from './galleryStore';
import { listPublishedNews } from './newsStore';

/** Galleries, news and articles for visitors. An organisation that there is not has none. */
export const publicContentRoutes: FeatureRoutes<Deps> = (mount, { database: { queries }, now }) => {
  mount(routes.listPublicGalleries, async ({ params, body: { page, lang }, request }) => {
    const owner = resolveOrganisation(requirePlace(request), params.orgId);
    return { data: await translatedFor(queries, owner, lang, 'gallery', await listGalleryPage(queries, owner, page)) };
  });

  mount(routes.listPublicImages, async ({ params, query, request }) => {
    const owner = resolveOrganisation(requirePlace(request), query.org);
    const found = await listImagePage(queries, owner, params.galleryId, params.page);
    const images = await translatedImagesFor(queries, owner, query.lang, params.galleryId, found);
    return { data: images.map(({ src }) => src), alts: images.map(({ alt }) => alt) };
  });

  mount(routes.listPublicNews, async ({ params, query: { page = 1, lang }, request }) => {
    const owner = resolveOrganisation(requirePlace(request), params.orgId);
    const { data, nbPages } = await listPublishedNews(queries, owner, page, now());
    return { data: await translatedFor(queries, owner, lang, 'news', data), nbPages };
  });

  mount(routes.listRecentArticles, async ({ query, request }) => {
    const owner = resolveOrganisation(requirePlace(request), query.org);
    return { data: await translatedFor(queries, owner, query.lang, 'article', await latestArticles(queries, owner)) };
  });

  mount(routes.listRelatedArticles, async ({ params, query, request }) => {
    const owner = resolveOrganisation(requirePlace(request), query.org);
    const found = await relatedArticles(queries, owner, { categorie: params.category, _id: params.articleId });
    return { data: await translatedFor(queries, owner, query.lang, 'article', found) };
  });
};
