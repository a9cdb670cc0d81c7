import { directionOf } from '../../i18n/catalogue';
import { useSite } from './siteContext';

/** Organisations write in their own language, whatever the page's: the attributes of what shows their words. */
export function useOwnWords(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { organisation, lang } = useSite();
  const { language } = organisation;
  return language === lang ? {} : { lang: language, dir: directionOf(language) };
}
