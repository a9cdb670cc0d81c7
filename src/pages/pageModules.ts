import type { PageType } from '../contract/terms/pageTypes';
import type { RouteModule } from '../features/site/siteContext';

// Each type of page is a chunk of its own. The build reads this table too (scripts/build/siteChunks.mjs): one line a type.
const modules = {
  HOME: async () => (await import('../features/site/views/home')).view,
  HORAIRES: async () => (await import('../features/site/views/times')).view,
  SERVICES: async () => (await import('../features/site/views/services')).view,
  ABONNEMENTS: async () => (await import('../features/site/views/subscriptions')).view,
  DON: async () => (await import('../features/site/views/donation')).view,
  PAIEMENT: async () => (await import('../features/site/views/payment')).view,
  EVENTS: async () => (await import('../features/site/views/events')).view,
  EVENT: async () => (await import('../features/site/views/event')).view,
  GALERIES: async () => (await import('../features/site/views/galleries')).view,
  GALERIES_IMAGES: async () => (await import('../features/site/views/gallery')).view,
  ACTU: async () => (await import('../features/site/views/newsList')).view,
  ACTU_DETAIL: async () => (await import('../features/site/views/newsItem')).view,
  ARTICLE: async () => (await import('../features/site/views/article')).view,
  CUSTOM_PAGE: async () => (await import('../features/site/views/customPage')).view,
  FORM: async () => (await import('../features/site/views/form')).view,
  LINK: async () => (await import('../features/site/views/link')).view,
  CAMPAGNE: async () => (await import('../features/site/views/campaign')).view,
  NOT_FOUND: async () => (await import('../features/site/views/notFound')).view,
};

/** The view of a type of page. */
export async function loadView(type: PageType): Promise<RouteModule> {
  const load = type in modules ? modules[type] : modules.NOT_FOUND;
  // Each view takes the page data of its own type.
  return (await load()) as unknown as RouteModule;
}
