import { type WithProblems, withProblems } from '../problems';
import type { CampaignGiveTexts as Own } from './fr';

export type CampaignGiveTexts = WithProblems<Own>;

export const campaignGiveTexts = withProblems<Own>({
  fr: async () => (await import('./fr')).campaignGive,
  en: async () => (await import('./en')).campaignGive,
  he: async () => (await import('./he')).campaignGive,
  it: async () => (await import('./it')).campaignGive,
  pt: async () => (await import('./pt')).campaignGive,
  ru: async () => (await import('./ru')).campaignGive,
});
