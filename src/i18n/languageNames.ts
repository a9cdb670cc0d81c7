import type { Language } from '../contract/terms/languages';

/** Each language in itself: as its speakers look for it. */
export const languageNames: Readonly<Record<Language, string>> = {
  fr: 'Français',
  en: 'English',
  he: 'עברית',
  it: 'Italiano',
  pt: 'Português',
  ru: 'Русский',
};
