import type { Catalogue } from '../catalogue';
import type { SiteTexts } from './fr';

export type { SiteTexts } from './fr';

export const siteTexts: Catalogue<SiteTexts> = {
  fr: async () => (await import('./fr')).site,
  en: async () => (await import('./en')).site,
  he: async () => (await import('./he')).site,
  it: async () => (await import('./it')).site,
  pt: async () => (await import('./pt')).site,
  ru: async () => (await import('./ru')).site,
};
