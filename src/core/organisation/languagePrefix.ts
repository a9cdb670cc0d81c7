/**
 * Prefix of addresses of an organisation's pages in a language (SITE-20): its own language has no segment.
 * @example
 * languagePrefix({ language: 'fr' }, 'he') // => '/he'
 * languagePrefix({ language: 'fr' }, 'fr') // => ''
 */
export const languagePrefix = ({ language }: { readonly language: string }, lang: string): string =>
  lang === language ? '' : `/${lang}`;
