import type { Language } from '../../../src/contract/common';
import type { PageType } from '../../../src/contract/terms/pageTypes';
import { matchRoute, splitPath } from '../../../src/core/site';
import { HttpError } from '../../errors';
import { belongs, resolveOrganisation, type Place } from '../../http/place';
import { findOrganisation } from '../organisations/organisationStore';
import { composePage, type ResolvedPage } from './composePage';
import { spokenIn } from '../translations/translated';
import { organisationAt } from './organisationAt';
import { createPageReads } from './pageReads';
import type { AskedPage, AskedPath, PageResolver, SiteDeps } from './pageResolver';
import { remembered } from './remembered';
import { resolvers } from './resolvers';

/** A page that is asked for, by an address or by CALL-20. */
interface Asked {
  readonly place: Place;
  readonly org: string | undefined;
  /** A path of the site with its query, and perhaps a language segment. */
  readonly path: string;
  /** For a path without a language. */
  readonly lang: Language | undefined;
}

/**
 * The page at a path of a site (CALL-20), the same for the call and for the server's own pages. What is not there is a
 * `NOT_FOUND` of the organisation whose place it is.
 * @throws HttpError 404 where there is no organisation
 */
export async function resolvePage(deps: SiteDeps, { place, org, path: whole, lang }: Asked): Promise<ResolvedPage> {
  const { lang: segment, path, search } = splitPath(whole);
  const { type, values } = matchRoute(path);
  const resolver = resolvers[type] as PageResolver | undefined;
  const asked = { place, org, values, path, query: new URLSearchParams(search) };
  const found = resolver && (await find(deps, resolver, { type, asked, whole, lang: segment ?? lang }));
  if (found) return found;
  const organisation = await organisationAt(deps, place, org);
  return missingPage(deps, { ...asked, organisation, lang: segment ?? lang ?? organisation.language }, whole);
}

/** The page of what is not there (NF-01). */
export async function missingPage(
  deps: SiteDeps,
  missing: Omit<AskedPage, 'reads'>,
  whole: string,
): Promise<ResolvedPage> {
  const asked = { ...missing, reads: createPageReads(deps.database, missing.organisation) };
  const parts = { title: '404', data: [] };
  return composePage(deps, await inItsLanguage(deps, asked), { type: 'NOT_FOUND', parts, whole });
}

/** The organisation's own words are in the page's language (TRANS-03). */
const inItsLanguage = async (deps: SiteDeps, asked: AskedPage): Promise<AskedPage> => ({
  ...asked,
  organisation: await spokenIn(deps.database.queries, asked.organisation, asked.lang),
});

interface Wanted {
  readonly type: PageType;
  readonly asked: AskedPath;
  readonly whole: string;
  readonly lang: Language | undefined;
}

async function find(deps: SiteDeps, resolver: PageResolver, wanted: Wanted): Promise<ResolvedPage | null> {
  const { type, asked: path, whole, lang } = wanted;
  try {
    const id = await (resolver.owner ? resolver.owner(deps, path) : resolveOrganisation(path.place, path.org));
    const organisation = id === null ? null : await findOrganisation(deps.database.queries, id);
    if (!organisation || !belongs(path.place, organisation.id)) return null;
    const reads = createPageReads(deps.database, organisation);
    const wished = { ...path, organisation, lang: lang ?? organisation.language, reads };
    const read = async () => {
      const asked = await inItsLanguage(deps, wished);
      const parts = await resolver.resolve(deps, asked);
      if (!parts?.lang || parts.lang === asked.lang) return parts && composePage(deps, asked, { type, parts, whole });
      return composePage(deps, await inItsLanguage(deps, { ...wished, lang: parts.lang }), { type, parts, whole });
    };
    return await (resolver.lasts ? remembered(deps, wished, whole, read) : read());
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
