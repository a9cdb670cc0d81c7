import type { PageData } from '../../../src/contract/site/pageData';
import type { PageType } from '../../../src/contract/terms/pageTypes';
import { dayOf } from '../../../src/core/payment';
import { configText, languagePrefix, storedAddress, timeZoneOf } from '../../../src/core/organisation';
import { inLanguage } from '../../../src/core/site';
import { ownAddresses, picturesOf } from '../media/picturesOf';
import { viewOrganisation } from '../organisations/organisationView';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import type { AskedPage, PageParts, SiteDeps } from './pageResolver';
import { readAround } from './surroundings';

/** A page with what its head says beside the page data. */
export interface ResolvedPage {
  readonly page: PageData;
  readonly organisation: OrganisationRecord;
  readonly head: Pick<PageParts<PageType>, 'images' | 'video' | 'jsonLd' | 'fleeting'>;
}

interface Found {
  readonly type: PageType;
  readonly parts: PageParts<PageType>;
  /** The path that was asked for. */
  readonly whole: string;
}

/** The page data of a found page (ENT-29): its own, and what stands around it. */
export async function composePage(
  deps: SiteDeps,
  asked: AskedPage,
  { type, parts, whole }: Found,
): Promise<ResolvedPage> {
  const { organisation, lang } = asked;
  const { title, description, path, data, list, parent, styles, redirect, ...head } = parts;
  const theme = parts.theme ?? configText(organisation.config, 'site.theme');
  const address = siteAddress(deps, organisation);
  const shown = viewOrganisation(organisation, deps);
  const home = languagePrefix(organisation, lang);
  const timeZone = timeZoneOf(organisation);
  const now = deps.now();
  // A missing page is missing in every language.
  const same = type === 'NOT_FOUND' ? '/' : whole;
  const { 0: image } = (head.images ?? []).flatMap((one) => (one ? storedAddress(one, address) : '') || []);
  const page: Omit<PageData, 'pictures'> = {
    type,
    lang,
    ...(theme && { theme }),
    ...(styles && { styles: [...styles] }),
    title,
    ...(description && { description }),
    ...(image && { image }),
    ...(parent && { parent }),
    ...(redirect && { redirect }),
    // Its pages are on many hosts, and ask none but the one that they are on.
    // As stored, it is below the host that shows it; one that is refused is none anywhere.
    organisation: { ...shown, ...(shown.logo && { logo: organisation.logo }) },
    data: [...data],
    ...(list && { list }),
    site: {
      home,
      address,
      canonical: path === undefined ? null : `${address}${home}${path}`,
      languages: languagesOf(organisation).map((one) => ({ lang: one, href: inLanguage(same, one, organisation) })),
      ...(await readAround(deps, asked)),
      now: now.toISOString(),
      today: dayOf(now.getTime(), timeZone),
      timeZone,
    },
  };
  const pictures = await picturesOf(deps.database.queries, organisation.id, ownAddresses(page));
  return { page: { ...page, pictures }, organisation, head };
}

/** The languages that the organisation offers (SITE-20), its own among them. */
export const languagesOf = ({ language, languages = [] }: OrganisationRecord) =>
  languages.includes(language) || languages.length === 0 ? languages : [language, ...languages];
