import type { Catalogue } from '../catalogue';
import type { CampaignTexts } from './fr';

export type { CampaignTexts } from './fr';

export const campaignTexts: Catalogue<CampaignTexts> = {
  fr: async () => (await import('./fr')).campaign,
  en: async () => (await import('./en')).campaign,
  he: async () => (await import('./he')).campaign,
  it: async () => (await import('./it')).campaign,
  pt: async () => (await import('./pt')).campaign,
  ru: async () => (await import('./ru')).campaign,
};
