import { routes } from '../../../src/contract/routes';
import type { Deps } from '../../deps';
import type { FeatureRoutes } from '../../http/mount';
import { articleKind } from './articleKind';
import { contentHandlers } from './contentHandlers';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { eventKind } from './eventKind';
import { eventsThat } from './eventStore';
import { readImages, updateImages, viewImages } from './galleryImages';
import { galleryKind } from './galleryKind';
import { newsKind } from './newsKind';
import { newsIn } from './newsStore';

/** Events, news, galleries and articles, for their organisation. */
export const contentRoutes: FeatureRoutes<Deps> = (mount, deps) => {
  const events = contentHandlers(deps, eventKind);
  mount(routes.listEvents, async (call) => {
    const { organisationId, query } = call;
    const { when } = query;
    const host = when && (await requireExistingOrganisation(deps.database.queries, organisationId));
    return events.list(call, when && host && eventsThat(when, host, deps.now()));
  });
  mount(routes.getEvent, events.read);
  mount(routes.createEvent, events.create);
  mount(routes.updateEvent, events.change, events.present);
  mount(routes.deleteEvent, events.remove);

  const news = contentHandlers(deps, newsKind);
  mount(routes.listNews, (call) => news.list(call, call.query.state && newsIn(call.query.state)));
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
  const shown = async (organisationId: string, id: string) => viewImages(await readImages(queries, organisationId, id));
  mount(routes.getGalleryImages, async ({ organisationId, params }) => ({
    data: await shown(organisationId, params.contentId),
  }));
  mount(
    routes.updateGalleryImages,
    async ({ holder, params, body: { images, version } }) => ({
      success: true as const,
      data: viewImages(await updateImages(deps, holder, params.contentId, images, version)),
    }),
    async ({ organisationId, params }) => ({
      success: true as const,
      data: await shown(organisationId, params.contentId),
    }),
  );

  const articles = contentHandlers(deps, articleKind);
  mount(routes.listArticles, articles.list);
  mount(routes.getArticle, articles.read);
  mount(routes.createArticle, articles.create);
  mount(routes.updateArticle, articles.change, articles.present);
  mount(routes.deleteArticle, articles.remove);
};
