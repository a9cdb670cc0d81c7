import type { Catalogue } from '../catalogue';
import type { DeskStartTexts } from './fr';

export type { DeskStartTexts } from './fr';

export const deskStartTexts: Catalogue<DeskStartTexts> = {
  fr: async () => (await import('./fr')).deskStart,
  en: async () => (await import('./en')).deskStart,
  he: async () => (await import('./he')).deskStart,
  it: async () => (await import('./it')).deskStart,
  pt: async () => (await import('./pt')).deskStart,
  ru: async () => (await import('./ru')).deskStart,
};
