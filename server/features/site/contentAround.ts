import type { ArticlePreview } from '../../../src/contract/site/articles';
import type { OwnMenuItem } from '../../../src/contract/site/menu';
import type { Database } from '../../db/database';
import { latestArticles } from '../content/articleStore';
import { readMenu } from '../customPages/siteSettings';
import { createContentMemory } from '../organisations/contentMemory';
import type { OrganisationRecord } from '../organisations/organisationStore';

interface Content {
  readonly menu: readonly OwnMenuItem[];
  readonly articles: readonly ArticlePreview[];
}

const remember = createContentMemory<Content>();

/** The untranslated surroundings of an organisation's pages (SITE-30, SITE-33), from memory. */
export const contentAround = (database: Database, organisation: OrganisationRecord): Promise<Content> =>
  remember(database, organisation, async () => {
    const { queries } = database;
    const { id } = organisation;
    const [menu, articles] = await Promise.all([readMenu(queries, id), latestArticles(queries, id)]);
    return { menu, articles };
  });
