import type { Language } from '../../../contract/terms/languages';

/**
 * A language, as another one calls it.
 * @param lang in which it is named
 */
export const languageName = (of: Language, lang: Language): string =>
  new Intl.DisplayNames([lang], { type: 'language' }).of(of) ?? of;
