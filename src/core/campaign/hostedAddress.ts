/** What an organisation says of its site and of the languages in which it is shown. */
interface Site {
  readonly BASE_WEB_URL?: string | undefined;
  readonly language: string;
  readonly languages?: readonly string[] | undefined;
}

/**
 * Address of a campaign's page on its organisation's own site, in the language that is shown if the site has it (SITE-20),
 * without a slash at its end.
 * @param apiHost the server's own pages serve organisations without a site.
 * @example
 * hostedAddress({ BASE_WEB_URL: 'https://tilleuls.example/', language: 'fr', languages: ['fr', 'he'] }, 'https://api.example', 'gala', 'he') // => 'https://tilleuls.example/he/campagne/gala'
 * hostedAddress({ language: 'fr', languages: ['fr'] }, 'https://api.example', 'a b', 'ru') // => 'https://api.example/campagne/a%20b'
 */
export function hostedAddress(
  { BASE_WEB_URL, language, languages }: Site,
  apiHost: string,
  campaignId: string,
  lang: string,
): string {
  const base = (BASE_WEB_URL || apiHost).replace(/\/+$/, '');
  const segment = lang !== language && languages?.includes(lang) ? `/${lang}` : '';
  return `${base}${segment}/campagne/${encodeURIComponent(campaignId)}`;
}
