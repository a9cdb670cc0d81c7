import { languagePrefix } from '../../organisation';

/**
 * Address of a campaign's page on its organisation's own site, in the language that is shown (SITE-20), without a slash at its
 * end.
 * @param apiHost the server's own pages serve organisations without a site.
 * @example
 * hostedAddress({ BASE_WEB_URL: 'https://tilleuls.example/', language: 'fr' }, 'https://api.example', 'gala', 'he') // => 'https://tilleuls.example/he/campagne/gala'
 * hostedAddress({ language: 'fr' }, 'https://api.example', 'a b', 'fr') // => 'https://api.example/campagne/a%20b'
 */
export function hostedAddress(
  organisation: { readonly BASE_WEB_URL?: string | undefined; readonly language: string },
  apiHost: string,
  campaignId: string,
  lang: string,
): string {
  const base = (organisation.BASE_WEB_URL || apiHost).replace(/\/+$/, '');
  return `${base}${languagePrefix(organisation, lang)}/campagne/${encodeURIComponent(campaignId)}`;
}
