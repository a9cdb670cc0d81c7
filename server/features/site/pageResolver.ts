import type { Language } from '../../../src/contract/common';
import type { PageOf } from '../../../src/contract/site/pageData';
import type { PageType } from '../../../src/contract/terms/pageTypes';
import type { Deps } from '../../deps';
import type { Place } from '../../http/place';
import type { ReadState } from '../campaigns/reading/readCampaign';
import type { OrganisationRecord } from '../organisations/organisationStore';
import type { PageReads } from './pageReads';

/** The surroundings of pages. */
export interface SiteDeps extends Deps {
  readonly readState: ReadState;
}

/** A path of a site before its organisation is known. */
export interface AskedPath {
  readonly place: Place;
  /** The organisation that is named with it. */
  readonly org: string | undefined;
  /** The placeholders of its route (`matchRoute`). */
  readonly values: readonly string[];
  /** Without language segment and query. */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface AskedPage extends AskedPath {
  readonly organisation: OrganisationRecord;
  readonly lang: Language;
  readonly reads: PageReads;
}

/** A page's content, and how it is found and shared. */
export interface PageParts<T extends PageType> {
  /** In the window's title, and where it is shared. */
  readonly title: string;
  readonly description?: string | undefined;
  /** Pictures to share it by, the best one first. */
  readonly images?: readonly (string | undefined)[];
  readonly video?: string | undefined;
  /** Its own path, without a language, when it should be found and shared. */
  readonly path?: string | undefined;
  readonly data: PageOf<T>['data'];
  readonly list?: PageOf<T>['list'];
  readonly parent?: { readonly title: string; readonly url: string };
  /** Instead of the organisation's own (SITE-07). */
  readonly theme?: string | undefined;
  readonly styles?: readonly string[] | undefined;
  /** More JSON-LD for search engines, as an event's. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
  /** It only leads on to this address (SITE-10). */
  readonly redirect?: string;
  /** Something could not be told at the moment: it is not remembered. */
  readonly fleeting?: boolean | undefined;
  /** It speaks this language, whatever its address says. */
  readonly lang?: Language | undefined;
}

/** How a type of page is found: one file a type, in `pages/`, and one line in `resolvers.ts`. */
export interface PageResolver<T extends PageType = PageType> {
  /** Id of the organisation whose page it is, where that is not the one of the place; null if there is no such page. */
  owner?(deps: SiteDeps, asked: AskedPath): Promise<string | null>;
  /** Null if there is no such page. */
  resolve(deps: SiteDeps, asked: AskedPage): Promise<PageParts<T> | null>;
  /**
   * It shows the organisation's content and what its funds have collected, and nothing else that changes within a minute: it is
   * remembered (SITE-18).
   */
  readonly lasts?: true;
}

/** Finds a page of a type at its own place. */
export type FindPage<T extends PageType> = PageResolver<T>['resolve'];
