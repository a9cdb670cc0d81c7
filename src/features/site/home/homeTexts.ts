import { joinTexts } from '../../../i18n/catalogue';
import { siteCardsTexts, type SiteCardsTexts } from '../../../i18n/siteCards';
import { siteHomeTexts, type SiteHomeTexts } from '../../../i18n/siteHome';
import { sitePagesTexts, type SitePagesTexts } from '../../../i18n/sitePages';
import { siteTimesTexts, type SiteTimesTexts } from '../../../i18n/siteTimes';

/** The words of a home page: its own, and those of what it shows of other pages. */
export interface HomeTexts extends Readonly<Record<string, object>> {
  readonly home: SiteHomeTexts;
  readonly content: SiteCardsTexts;
  readonly times: SiteTimesTexts;
  readonly pages: SitePagesTexts;
}

export const homeTexts = joinTexts<HomeTexts>({
  home: siteHomeTexts,
  content: siteCardsTexts,
  times: siteTimesTexts,
  pages: sitePagesTexts,
});
