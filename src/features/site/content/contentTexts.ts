import { mergeTexts } from '../../../i18n/catalogue';
import { siteCardsTexts, type SiteCardsTexts } from '../../../i18n/siteCards';
import { siteContentTexts, type SiteContentTexts } from '../../../i18n/siteContent';

/** The words of a site's content: those of its cards, which a home page has too, and those of its own pages. */
export type ContentTexts = SiteCardsTexts & SiteContentTexts;

export const contentTexts = mergeTexts(siteCardsTexts, siteContentTexts);
