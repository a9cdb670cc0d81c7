import type { Catalogue } from '../catalogue';
import type { DeskToldTexts } from './fr';

export type { DeskToldTexts } from './fr';

export const deskToldTexts: Catalogue<DeskToldTexts> = {
  fr: async () => (await import('./fr')).deskTold,
  en: async () => (await import('./en')).deskTold,
  he: async () => (await import('./he')).deskTold,
  it: async () => (await import('./it')).deskTold,
  pt: async () => (await import('./pt')).deskTold,
  ru: async () => (await import('./ru')).deskTold,
};
