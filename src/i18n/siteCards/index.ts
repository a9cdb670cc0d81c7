import type { Catalogue } from '../catalogue';
import type { SiteCardsTexts } from './fr';

export type { SiteCardsTexts } from './fr';

export const siteCardsTexts: Catalogue<SiteCardsTexts> = {
  fr: async () => (await import('./fr')).siteCards,
  en: async () => (await import('./en')).siteCards,
  he: async () => (await import('./he')).siteCards,
  it: async () => (await import('./it')).siteCards,
  pt: async () => (await import('./pt')).siteCards,
  ru: async () => (await import('./ru')).siteCards,
};
