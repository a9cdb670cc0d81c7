import type { Catalogue } from '../catalogue';
import type { DeskCampaignsTexts } from './fr';

export type { DeskCampaignsTexts } from './fr';

export const deskCampaignsTexts: Catalogue<DeskCampaignsTexts> = {
  fr: async () => (await import('./fr')).deskCampaigns,
  en: async () => (await import('./en')).deskCampaigns,
  he: async () => (await import('./he')).deskCampaigns,
  it: async () => (await import('./it')).deskCampaigns,
  pt: async () => (await import('./pt')).deskCampaigns,
  ru: async () => (await import('./ru')).deskCampaigns,
};
