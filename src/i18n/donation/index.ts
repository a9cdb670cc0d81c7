import type { Catalogue } from '../catalogue';
import type { DonationTexts } from './fr';

export type { DonationTexts } from './fr';

export const donationTexts: Catalogue<DonationTexts> = {
  fr: async () => (await import('./fr')).donation,
  en: async () => (await import('./en')).donation,
  he: async () => (await import('./he')).donation,
  it: async () => (await import('./it')).donation,
  pt: async () => (await import('./pt')).donation,
  ru: async () => (await import('./ru')).donation,
};
