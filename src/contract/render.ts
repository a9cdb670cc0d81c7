import type { PageData } from './site/pageData';
import type { PageType } from './terms/pageTypes';

/** Input that a page of a site is rendered from. */
interface PageInput {
  readonly page: PageData;
  /** Root of the site: empty at the root of a host, else as `/o/{org}`. */
  readonly base: string;
  /** Only the content, without header and footer (SITE-09). */
  readonly embed: boolean;
}

interface RenderedPage {
  /** The content of `<org-site>`, which the element takes over. */
  readonly html: string;
  /** The text of a style sheet for this page alone, without `<`; empty for none. */
  readonly ownStyles: string;
  /** Tags of the elements that it holds. */
  readonly elements: readonly string[];
  /** It has blocks of its organisation's own, which have style sheets and chunks beside those of its type. */
  readonly hasBlocks: boolean;
}

/** Draws a page. @throws Error when a view fails */
export type RenderPage = (input: PageInput) => Promise<RenderedPage>;

/** The style sheet that all pages have, or what a type of page or blocks have beside it; empty if nothing. */
export type PageStyles = (of: PageType | 'all' | 'blocks') => Promise<string>;

/** The one door between the server and the views: `src/pages/server.tsx`, built to `dist/site/render.js`. */
export interface Renderer {
  readonly renderPage: RenderPage;
  readonly pageStyles: PageStyles;
}
