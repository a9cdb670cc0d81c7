import type { Catalogue } from '../catalogue';
import type { DeskFundsTexts } from './fr';

export type { DeskFundsTexts } from './fr';

export const deskFundsTexts: Catalogue<DeskFundsTexts> = {
  fr: async () => (await import('./fr')).deskFunds,
  en: async () => (await import('./en')).deskFunds,
  he: async () => (await import('./he')).deskFunds,
  it: async () => (await import('./it')).deskFunds,
  pt: async () => (await import('./pt')).deskFunds,
  ru: async () => (await import('./ru')).deskFunds,
};
