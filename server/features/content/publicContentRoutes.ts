import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import { requirePlace, resolveOrganisation } from '../../http/place';
import type { FeatureRoutes } from '../../http/mount';
import { latestArticles, relatedArticles } from './articleStore';
import { listGalleryPage, listImagePage } from './galleryStore';
import { listPublishedNews } from './newsStore';

/** Galleries, news and articles for visitors. An organisation that there is not has none. */
export const publicContentRoutes: FeatureRoutes<Deps> = (mount, { database: { queries }, now }) => {
  mount(routes.listPublicGalleries, async ({ params, body, request }) => {
    const owner = resolveOrganisation(requirePlace(request), params.orgId);
    return { data: await listGalleryPage(queries, owner, body.page) };
  });

  mount(routes.listPublicImages, async ({ params, query, request }) => {
    const owner = resolveOrganisation(requirePlace(request), query.org);
    const images = await listImagePage(queries, owner, params.galleryId, params.page);
    return { data: images.map(({ src }) => src), alts: images.map(({ alt }) => alt) };
  });

  mount(routes.listPublicNews, ({ params, query: { page = 1 }, request }) =>
    listPublishedNews(queries, resolveOrganisation(requirePlace(request), params.orgId), page, now()),
  );

  mount(routes.listRecentArticles, async ({ query, request }) => ({
    data: await latestArticles(queries, resolveOrganisation(requirePlace(request), query.org)),
  }));

  mount(routes.listRelatedArticles, async ({ params, query, request }) => {
    const owner = resolveOrganisation(requirePlace(request), query.org);
    const read = { categorie: params.category, _id: params.articleId };
    return { data: await relatedArticles(queries, owner, read) };
  });
};
