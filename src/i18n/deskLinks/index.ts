import type { Catalogue } from '../catalogue';
import type { DeskLinksTexts } from './fr';

export type { DeskLinksTexts } from './fr';

export const deskLinksTexts: Catalogue<DeskLinksTexts> = {
  fr: async () => (await import('./fr')).deskLinks,
  en: async () => (await import('./en')).deskLinks,
  he: async () => (await import('./he')).deskLinks,
  it: async () => (await import('./it')).deskLinks,
  pt: async () => (await import('./pt')).deskLinks,
  ru: async () => (await import('./ru')).deskLinks,
};
