import type { Language } from '../../contract/terms/languages';
import { offersLanguage } from '../organisation/offersLanguage';
import { splitPath } from './languagePath';

interface Visit {
  /** The path of the site that was opened. */
  readonly path: string;
  /** The language chosen on an earlier visit (`LANGUE`). */
  readonly chosen: string | null;
  /** The browser's languages, the best one first. */
  readonly browser: readonly string[];
}

/**
 * The language that a visitor's site changes to by itself (SITE-21): the browser's, where the organisation offers it, neither
 * the address nor the visitor has chosen one, and it is not the one shown. Null to stay.
 * @example
 * adoptedLanguage({ path: '/don', chosen: null, browser: ['he-IL', 'en'] }, { language: 'fr', languages: ['fr', 'he'] }) // => 'he'
 * adoptedLanguage({ path: '/fr/don', chosen: null, browser: ['he'] }, { language: 'fr', languages: ['fr', 'he'] }) // => null
 * adoptedLanguage({ path: '/don', chosen: 'fr', browser: ['he'] }, { language: 'fr', languages: ['fr', 'he'] }) // => null
 */
export function adoptedLanguage(
  { path, chosen, browser }: Visit,
  organisation: { readonly language: Language; readonly languages?: readonly Language[] | undefined },
): Language | null {
  if (chosen !== null || splitPath(path).lang !== null) return null;
  const first = browser[0]?.toLowerCase().split('-')[0] ?? '';
  const offered = first !== organisation.language && offersLanguage(organisation, first);
  return offered ? (first as Language) : null;
}
