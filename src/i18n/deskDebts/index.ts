import type { Catalogue } from '../catalogue';
import type { DeskDebtsTexts } from './fr';

export type { DeskDebtsTexts } from './fr';

export const deskDebtsTexts: Catalogue<DeskDebtsTexts> = {
  fr: async () => (await import('./fr')).deskDebts,
  en: async () => (await import('./en')).deskDebts,
  he: async () => (await import('./he')).deskDebts,
  it: async () => (await import('./it')).deskDebts,
  pt: async () => (await import('./pt')).deskDebts,
  ru: async () => (await import('./ru')).deskDebts,
};
