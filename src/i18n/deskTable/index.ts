import type { Catalogue } from '../catalogue';
import type { DeskTableTexts } from './fr';

export type { DeskTableTexts } from './fr';

export const deskTableTexts: Catalogue<DeskTableTexts> = {
  fr: async () => (await import('./fr')).deskTable,
  en: async () => (await import('./en')).deskTable,
  he: async () => (await import('./he')).deskTable,
  it: async () => (await import('./it')).deskTable,
  pt: async () => (await import('./pt')).deskTable,
  ru: async () => (await import('./ru')).deskTable,
};
