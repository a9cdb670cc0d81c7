import type { Catalogue } from '../catalogue';
import type { SiteTimesTexts } from './fr';

export type { SiteTimesTexts } from './fr';

export const siteTimesTexts: Catalogue<SiteTimesTexts> = {
  fr: async () => (await import('./fr')).siteTimes,
  en: async () => (await import('./en')).siteTimes,
  he: async () => (await import('./he')).siteTimes,
  it: async () => (await import('./it')).siteTimes,
  pt: async () => (await import('./pt')).siteTimes,
  ru: async () => (await import('./ru')).siteTimes,
};
