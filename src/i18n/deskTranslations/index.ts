import type { Catalogue } from '../catalogue';
import type { DeskTranslationsTexts } from './fr';

export type { DeskTranslationsTexts } from './fr';

export const deskTranslationsTexts: Catalogue<DeskTranslationsTexts> = {
  fr: async () => (await import('./fr')).deskTranslations,
  en: async () => (await import('./en')).deskTranslations,
  he: async () => (await import('./he')).deskTranslations,
  it: async () => (await import('./it')).deskTranslations,
  pt: async () => (await import('./pt')).deskTranslations,
  ru: async () => (await import('./ru')).deskTranslations,
};
