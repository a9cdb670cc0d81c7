import { configText } from '../../../../src/core/organisation';
import { demoOrganisation } from '../../demoOrganisation';
import type { DemoSite } from '../siteContent';
import { tilleulsArticles, tilleulsGalleries } from './tilleulsAlbums';
import { tilleulsEvents } from './tilleulsEvents';
import { tilleulsHebrew } from './tilleulsHebrew';
import { tilleulsNews } from './tilleulsNews';
import { tilleulsPages, tilleulsSettings } from './tilleulsPages';
import { tilleulsPictures, type TilleulsPicture } from './tilleulsPictures';

/** The whole site of the Tilleuls: some of it was written in Hebrew, the rest in French and translated. */
export const tilleulsSite: DemoSite<TilleulsPicture> = {
  organisationId: demoOrganisation.id,
  openingBefore: configText(demoOrganisation.config ?? {}, 'hero.image.bg'),
  pictures: tilleulsPictures,
  content: (clock, picture) => ({
    events: tilleulsEvents(clock, picture),
    news: tilleulsNews(clock, picture),
    galleries: tilleulsGalleries(clock, picture),
    articles: tilleulsArticles(clock, picture),
    pages: tilleulsPages(picture),
    site: tilleulsSettings,
    opening: picture('cour'),
  }),
  hebrew: tilleulsHebrew,
};
