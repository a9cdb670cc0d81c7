import { timeZoneOf } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { articleKind } from '../../features/content/articleKind';
import { createContentIn } from '../../features/content/contentKind';
import { eventKind } from '../../features/content/eventKind';
import { galleryKind } from '../../features/content/galleryKind';
import { newsKind } from '../../features/content/newsKind';
import { pageKind } from '../../features/customPages/pageKind';
import { setSiteIn } from '../../features/customPages/siteSettings';
import { requireExistingOrganisation } from '../../features/organisations/organisationStore';
import { demoClock } from './demoClock';
import { insertTranslations } from './insertTranslations';
import type { DemoSite } from './siteContent';

/** Writes what a demo organisation shows on its site, within the caller's transaction; its pictures follow later. */
export async function insertSite(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  { organisationId, content, hebrew }: DemoSite,
): Promise<void> {
  const clock = demoClock(deps.now(), timeZoneOf(await requireExistingOrganisation(tx, organisationId)));
  const { events, news, galleries, articles, pages, site } = content(clock, () => '');
  for (const event of events) await createContentIn(tx, deps, eventKind, organisationId, event);
  for (const item of news) await createContentIn(tx, deps, newsKind, organisationId, item);
  for (const { images: _, ...gallery } of galleries)
    await createContentIn(tx, deps, galleryKind, organisationId, gallery);
  for (const article of articles) await createContentIn(tx, deps, articleKind, organisationId, article);
  for (const page of pages) await createContentIn(tx, deps, pageKind, organisationId, page);
  await setSiteIn(tx, deps, organisationId, site);
  if (hebrew) await insertTranslations(tx, organisationId, 'he', hebrew);
}
