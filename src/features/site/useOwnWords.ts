import type { Language } from '../../contract/common';
import { directionOf } from '../../i18n/catalogue';
import { useSite } from './siteContext';

interface WordsAttributes {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const scripts: Partial<Record<Language, RegExp>> = { he: /\p{Script=Hebrew}/u, ru: /\p{Script=Cyrillic}/u };
const latin = /\p{Script=Latin}/u;

/**
 * Organisations write in their own language, whatever the page's: the attributes of what shows their words. None of what is
 * translated (TRANS-03), which its first letter tells where the languages have other scripts.
 */
export function useOwnWords(): (words?: string) => WordsAttributes {
  const { organisation, lang } = useSite();
  const { language } = organisation;
  if (language === lang) return () => ({});
  const own = { lang: language, dir: directionOf(language) };
  const script = scripts[lang] ?? latin;
  if (script === (scripts[language] ?? latin)) return () => own;
  return (words = '') => (script.test(/\p{L}/u.exec(words.replace(/<[^>]*>/g, ''))?.[0] ?? '') ? {} : own);
}
