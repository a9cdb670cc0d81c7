import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { articleKind } from './articleKind';
import { contentHandlers } from './contentHandlers';
import { eventKind } from './eventKind';
import { readImages, updateImages } from './galleryImages';
import { galleryKind } from './galleryKind';
import { newsKind } from './newsKind';

/** Events, news, galleries and articles, for their organisation. */
export const contentRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const events = contentHandlers(deps, eventKind);
  mount(routes.listEvents, events.list);
  mount(routes.getEvent, events.read);
  mount(routes.createEvent, events.create);
  mount(routes.updateEvent, events.change, events.present);
  mount(routes.deleteEvent, events.remove);

  const news = contentHandlers(deps, newsKind);
  mount(routes.listNews, news.list);
  mount(routes.getNews, news.read);
  mount(routes.createNews, news.create);
  mount(routes.updateNews, news.change, news.present);
  mount(routes.deleteNews, news.remove);

  const galleries = contentHandlers(deps, galleryKind);
  mount(routes.listGalleries, galleries.list);
  mount(routes.getGallery, galleries.read);
  mount(routes.createGallery, galleries.create);
  mount(routes.updateGallery, galleries.change, galleries.present);
  mount(routes.deleteGallery, galleries.remove);

  const { queries } = deps.database;
  mount(routes.getGalleryImages, async ({ organisationId, params }) => ({
    data: { images: await readImages(queries, organisationId, params.contentId) },
  }));
  mount(
    routes.updateGalleryImages,
    async ({ holder, params, body }) => ({
      success: true as const,
      data: { images: await updateImages(deps, holder, params.contentId, body.images) },
    }),
    async ({ organisationId, params }) => ({
      success: true as const,
      data: { images: await readImages(queries, organisationId, params.contentId) },
    }),
  );

  const articles = contentHandlers(deps, articleKind);
  mount(routes.listArticles, articles.list);
  mount(routes.getArticle, articles.read);
  mount(routes.createArticle, articles.create);
  mount(routes.updateArticle, articles.change, articles.present);
  mount(routes.deleteArticle, articles.remove);
};
