import type { Catalogue } from '../catalogue';
import type { DeskMenuTexts } from './fr';

export type { DeskMenuTexts } from './fr';

export const deskMenuTexts: Catalogue<DeskMenuTexts> = {
  fr: async () => (await import('./fr')).deskMenu,
  en: async () => (await import('./en')).deskMenu,
  he: async () => (await import('./he')).deskMenu,
  it: async () => (await import('./it')).deskMenu,
  pt: async () => (await import('./pt')).deskMenu,
  ru: async () => (await import('./ru')).deskMenu,
};
