import type { Catalogue } from '../catalogue';
import type { SiteServicesTexts } from './fr';

export type { SiteServicesTexts } from './fr';

export const siteServicesTexts: Catalogue<SiteServicesTexts> = {
  fr: async () => (await import('./fr')).siteServices,
  en: async () => (await import('./en')).siteServices,
  he: async () => (await import('./he')).siteServices,
  it: async () => (await import('./it')).siteServices,
  pt: async () => (await import('./pt')).siteServices,
  ru: async () => (await import('./ru')).siteServices,
};
