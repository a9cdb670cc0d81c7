import type { Catalogue } from '../catalogue';
import type { CampaignMoreTexts } from './fr';

export type { CampaignMoreTexts } from './fr';

export const campaignMoreTexts: Catalogue<CampaignMoreTexts> = {
  fr: async () => (await import('./fr')).campaignMore,
  en: async () => (await import('./en')).campaignMore,
  he: async () => (await import('./he')).campaignMore,
  it: async () => (await import('./it')).campaignMore,
  pt: async () => (await import('./pt')).campaignMore,
  ru: async () => (await import('./ru')).campaignMore,
};
