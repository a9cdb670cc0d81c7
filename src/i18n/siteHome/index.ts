import type { Catalogue } from '../catalogue';
import type { SiteHomeTexts } from './fr';

export type { SiteHomeTexts } from './fr';

export const siteHomeTexts: Catalogue<SiteHomeTexts> = {
  fr: async () => (await import('./fr')).siteHome,
  en: async () => (await import('./en')).siteHome,
  he: async () => (await import('./he')).siteHome,
  it: async () => (await import('./it')).siteHome,
  pt: async () => (await import('./pt')).siteHome,
  ru: async () => (await import('./ru')).siteHome,
};
