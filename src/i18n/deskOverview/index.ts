import type { Catalogue } from '../catalogue';
import type { DeskOverviewTexts } from './fr';

export type { DeskOverviewTexts } from './fr';

export const deskOverviewTexts: Catalogue<DeskOverviewTexts> = {
  fr: async () => (await import('./fr')).deskOverview,
  en: async () => (await import('./en')).deskOverview,
  he: async () => (await import('./he')).deskOverview,
  it: async () => (await import('./it')).deskOverview,
  pt: async () => (await import('./pt')).deskOverview,
  ru: async () => (await import('./ru')).deskOverview,
};
