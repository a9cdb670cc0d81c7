import type { Catalogue } from '../catalogue';
import type { DeskStockTexts } from './fr';

export type { DeskStockTexts } from './fr';

export const deskStockTexts: Catalogue<DeskStockTexts> = {
  fr: async () => (await import('./fr')).deskStock,
  en: async () => (await import('./en')).deskStock,
  he: async () => (await import('./he')).deskStock,
  it: async () => (await import('./it')).deskStock,
  pt: async () => (await import('./pt')).deskStock,
  ru: async () => (await import('./ru')).deskStock,
};
