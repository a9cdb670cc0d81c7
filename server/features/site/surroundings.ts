import type { PageData } from '../../../src/contract/site/pageData';
import { currentAnnouncement } from '../../../src/core/site';
import { latestArticles } from '../content/articleStore';
import { readMenu } from '../customPages/siteSettings';
import type { OrganisationRecord } from '../organisations/organisationStore';
import type { SiteDeps } from './pageResolver';

/** What stands around every page of an organisation, beside its own settings. */
export type Around = Pick<PageData['site'], 'menu' | 'announcement' | 'articles'>;

/** Reads it (SITE-14, SITE-30, SITE-33). */
export async function readAround(
  { database: { queries }, now }: SiteDeps,
  { id, config }: OrganisationRecord,
): Promise<Around> {
  const [menu, articles] = await Promise.all([readMenu(queries, id), latestArticles(queries, id)]);
  return { menu, announcement: currentAnnouncement(config, now().getTime()), articles };
}
