import type { Catalogue } from '../catalogue';
import type { SiteContentTexts } from './fr';

export type { SiteContentTexts } from './fr';

export const siteContentTexts: Catalogue<SiteContentTexts> = {
  fr: async () => (await import('./fr')).siteContent,
  en: async () => (await import('./en')).siteContent,
  he: async () => (await import('./he')).siteContent,
  it: async () => (await import('./it')).siteContent,
  pt: async () => (await import('./pt')).siteContent,
  ru: async () => (await import('./ru')).siteContent,
};
