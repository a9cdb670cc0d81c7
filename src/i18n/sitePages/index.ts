import type { Catalogue } from '../catalogue';
import type { SitePagesTexts } from './fr';

export type { SitePagesTexts } from './fr';

export const sitePagesTexts: Catalogue<SitePagesTexts> = {
  fr: async () => (await import('./fr')).sitePages,
  en: async () => (await import('./en')).sitePages,
  he: async () => (await import('./he')).sitePages,
  it: async () => (await import('./it')).sitePages,
  pt: async () => (await import('./pt')).sitePages,
  ru: async () => (await import('./ru')).sitePages,
};
