import type { Language } from '../../contract/common';
import type { Organisation } from '../../contract/organisations';

/**
 * The page of a campaign where a phone gives: on the organisation's own site, in the screen's language.
 * @param apiHost the server's own pages serve organisations without a site.
 */
export function giveAddress(
  { BASE_WEB_URL, language }: Pick<Organisation, 'BASE_WEB_URL' | 'language'>,
  campaignId: string,
  lang: Language,
  apiHost: string,
): string {
  const base = (BASE_WEB_URL || apiHost).replace(/\/+$/, '');
  return `${base}${lang === language ? '' : `/${lang}`}/campagne/${encodeURIComponent(campaignId)}`;
}
