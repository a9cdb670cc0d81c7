import type { PageType } from '../contract/terms/pageTypes';
import type { RouteModule } from '../features/site/siteContext';

type Load<T> = () => Promise<T>;

// Each type of page is a chunk of its own, and what it looks like another, which pages that the server has drawn do not need.
// The build reads this table too (scripts/build/siteChunks.mjs): one line a type.
const modules: Readonly<Record<PageType, readonly [Load<{ view: unknown }>, Load<{ styles: readonly string[] }>?]>> = {
  HOME: [() => import('../features/site/views/home'), () => import('../features/site/views/home/styles')],
  HORAIRES: [() => import('../features/site/views/times'), () => import('../features/site/views/times/styles')],
  SERVICES: [() => import('../features/site/views/services'), () => import('../features/site/views/services/styles')],
  ABONNEMENTS: [
    () => import('../features/site/views/subscriptions'),
    () => import('../features/site/views/subscriptions/styles'),
  ],
  DON: [() => import('../features/site/views/donation')],
  PAIEMENT: [() => import('../features/site/views/payment')],
  EVENTS: [() => import('../features/site/views/events'), () => import('../features/site/views/events/styles')],
  EVENT: [() => import('../features/site/views/event'), () => import('../features/site/views/event/styles')],
  GALERIES: [() => import('../features/site/views/galleries'), () => import('../features/site/views/galleries/styles')],
  GALERIES_IMAGES: [
    () => import('../features/site/views/gallery'),
    () => import('../features/site/views/gallery/styles'),
  ],
  ACTU: [() => import('../features/site/views/newsList'), () => import('../features/site/views/newsList/styles')],
  ACTU_DETAIL: [
    () => import('../features/site/views/newsItem'),
    () => import('../features/site/views/newsItem/styles'),
  ],
  ARTICLE: [() => import('../features/site/views/article'), () => import('../features/site/views/article/styles')],
  CUSTOM_PAGE: [() => import('../features/site/views/customPage')],
  FORM: [() => import('../features/site/views/form')],
  LINK: [() => import('../features/site/views/link')],
  CAMPAGNE: [() => import('../features/site/views/campaign')],
  NOT_FOUND: [() => import('../features/site/views/notFound')],
};

const partsOf = (type: PageType) => (type in modules ? modules[type] : modules.NOT_FOUND);

/** The view of a type of page. */
export async function loadView(type: PageType): Promise<RouteModule> {
  const [load] = partsOf(type);
  // Each view takes the page data of its own type.
  return (await load()).view as RouteModule;
}

/** The style sheets of a type of page. */
export async function loadSheets(type: PageType): Promise<readonly string[]> {
  const [, load] = partsOf(type);
  return load ? (await load()).styles : [];
}

/** Code that draws the blocks of a page, where it has some (HOME-06, PAGE-01). */
export const loadBlocks = async () => (await import('../features/site/blocks')).pageBlocks;

/** The style sheets of blocks. */
export const loadBlockSheets = async () => (await import('../features/site/blocks/styles')).styles;

/** The style sheets around every page. */
export const loadShellSheets = async () => (await import('../features/site/shell/styles')).styles;
