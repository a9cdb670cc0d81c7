import type { Catalogue } from '../catalogue';
import type { DeskTexts } from './fr';

export type { DeskTexts } from './fr';

export const deskTexts: Catalogue<DeskTexts> = {
  fr: async () => (await import('./fr')).desk,
  en: async () => (await import('./en')).desk,
  he: async () => (await import('./he')).desk,
  it: async () => (await import('./it')).desk,
  pt: async () => (await import('./pt')).desk,
  ru: async () => (await import('./ru')).desk,
};
