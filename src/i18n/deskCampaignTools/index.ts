import type { Catalogue } from '../catalogue';
import type { DeskCampaignToolsTexts } from './fr';

export type { DeskCampaignToolsTexts } from './fr';

export const deskCampaignToolsTexts: Catalogue<DeskCampaignToolsTexts> = {
  fr: async () => (await import('./fr')).deskCampaignTools,
  en: async () => (await import('./en')).deskCampaignTools,
  he: async () => (await import('./he')).deskCampaignTools,
  it: async () => (await import('./it')).deskCampaignTools,
  pt: async () => (await import('./pt')).deskCampaignTools,
  ru: async () => (await import('./ru')).deskCampaignTools,
};
