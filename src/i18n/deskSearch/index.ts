import type { Catalogue } from '../catalogue';
import type { DeskSearchTexts } from './fr';

export type { DeskSearchTexts } from './fr';

export const deskSearchTexts: Catalogue<DeskSearchTexts> = {
  fr: async () => (await import('./fr')).deskSearch,
  en: async () => (await import('./en')).deskSearch,
  he: async () => (await import('./he')).deskSearch,
  it: async () => (await import('./it')).deskSearch,
  pt: async () => (await import('./pt')).deskSearch,
  ru: async () => (await import('./ru')).deskSearch,
};
