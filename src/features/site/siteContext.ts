import { createContext, useContext, type ComponentType } from 'react';
import type { Client } from '../../client/client';
import type { Clock } from '../../client/clock';
import type { Organisation } from '../../contract/organisations/organisations';
import type { PageData, PageOf } from '../../contract/site/pageData';
import type { Language } from '../../contract/terms/languages';
import type { PageType } from '../../contract/terms/pageTypes';
import type { Catalogue } from '../../i18n/catalogue';
import type { SiteTexts } from '../../i18n/site';
import type { SiteCardsTexts } from '../../i18n/siteCards';

/** Facilities for the views of a page. On the server, and only there, clock, client and overlay are null. */
export interface Site {
  readonly page: PageData;
  readonly lang: Language;
  readonly direction: 'ltr' | 'rtl';
  /** The words around every page. A view has its own. */
  readonly texts: SiteTexts;
  readonly organisation: Organisation;
  /** Root of the site: paths with a language of their own are appended to it. */
  readonly base: string;
  /** Address of the home page. */
  readonly home: string;
  /** The address of a path of the site (`pagePath`), in the language shown. Whole addresses stay as they are. */
  href(path: string): string;
  readonly clock: Clock | null;
  readonly client: Client | null;
  /** Address of our API; empty on the server's own pages. Nested elements take it as `api-host`. */
  readonly apiHost: string | undefined;
  /** Attributes of `<org-site>` that nested elements inherit (ELEM-01). */
  readonly passed: Readonly<Record<string, string | undefined>>;
  /** Only the content is shown (SITE-09). */
  readonly embed: boolean;
  /** Goes to an address made by `href`, as a press on a link does. */
  navigate(address: string): void;
  /** Shows a short message for some seconds, and reads it out. */
  notify(text: string): void;
  /** Container of dialogs and pictures over the page. */
  readonly overlay: HTMLElement | null;
}

const SiteContext = createContext<Site | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The site that a view stands in. @throws Error outside of one: a mistake of ours */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('org-sdk: useSite was called outside a site.');
  return site;
}

/** The blocks that an organisation has put on a page of its own. */
export interface PageBlocks {
  readonly View: ComponentType<{ texts: SiteCardsTexts }>;
  /** Their looks, as a style sheet. */
  readonly ownStyles: string;
  /** Elements of ours among them. */
  readonly elements: readonly string[];
}

interface ViewProps<T extends PageType, Texts> {
  readonly page: PageOf<T>;
  readonly texts: Texts;
  readonly blocks: PageBlocks | null;
}

/**
 * The view of a type of page, as `src/pages/pageModules.ts` loads it; its `styles` stand in a module beside it. It is drawn on the server and taken over by the
 * browser: links and forms that work without scripts, no `style` attribute, nothing of the browser outside effects.
 */
export interface RouteModule<T extends PageType = PageType, Texts = unknown> {
  readonly View: ComponentType<ViewProps<T, Texts>>;
  /** Its own texts: loaded before it is drawn. */
  readonly texts: Catalogue<Texts>;
  /** A style sheet of one page alone: looks that its author chose, which may not stand in `style` attributes. */
  readonly ownStyles?: (page: PageOf<T>) => string;
  /** Elements of ours that it shows. */
  readonly elements?: (page: PageOf<T>) => readonly string[];
}

/** Declares a view, checking that it fits the type of its page. */
export const defineView = <T extends PageType, Texts>(_type: T, view: RouteModule<T, Texts>): RouteModule<T, Texts> =>
  view;
