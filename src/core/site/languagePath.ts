import { languages, type Language } from '../../contract/terms/languages';
import { languagePrefix } from '../organisation/languagePrefix';

/** A path of a site in two parts, and what follows it. */
interface PathParts {
  /** The language that its first segment names. */
  readonly lang: Language | null;
  /** Without that segment. */
  readonly path: string;
  /** With the question mark; empty if none. */
  readonly search: string;
}

/**
 * Takes the language segment off a path of a site (SITE-20).
 * @example
 * splitPath('/he/don?a=1') // => { lang: 'he', path: '/don', search: '?a=1' }
 * splitPath('/he') // => { lang: 'he', path: '/', search: '' }
 * splitPath('/xx/don') // => { lang: null, path: '/xx/don', search: '' }
 */
export function splitPath(path: string): PathParts {
  const [, whole = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
  const [, segment, rest = ''] = /^\/([a-z]{2})(\/.*)?$/.exec(whole) ?? [];
  const lang = languages.find((known) => known === segment) ?? null;
  return { lang, path: lang === null ? whole : rest || '/', search };
}

/**
 * The address of the same page in another language (SITE-20): the organisation's own has no segment, the query stays.
 * @example
 * inLanguage('/en/don?a=1', 'he', { language: 'fr' }) // => '/he/don?a=1'
 * inLanguage('/he?a=1', 'fr', { language: 'fr' }) // => '/?a=1'
 */
export function inLanguage(path: string, lang: Language, organisation: { readonly language: string }): string {
  const { path: rest, search } = splitPath(path);
  const prefix = languagePrefix(organisation, lang);
  return `${prefix && rest === '/' ? prefix : `${prefix}${rest}`}${search}`;
}
