import type { Catalogue } from '../catalogue';
import type { DeskCampaignEditTexts } from './fr';

export type { DeskCampaignEditTexts } from './fr';

export const deskCampaignEditTexts: Catalogue<DeskCampaignEditTexts> = {
  fr: async () => (await import('./fr')).deskCampaignEdit,
  en: async () => (await import('./en')).deskCampaignEdit,
  he: async () => (await import('./he')).deskCampaignEdit,
  it: async () => (await import('./it')).deskCampaignEdit,
  pt: async () => (await import('./pt')).deskCampaignEdit,
  ru: async () => (await import('./ru')).deskCampaignEdit,
};
