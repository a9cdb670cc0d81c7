import type { Catalogue } from '../catalogue';
import type { DeskMediaTexts } from './fr';

export type { DeskMediaTexts } from './fr';

export const deskMediaTexts: Catalogue<DeskMediaTexts> = {
  fr: async () => (await import('./fr')).deskMedia,
  en: async () => (await import('./en')).deskMedia,
  he: async () => (await import('./he')).deskMedia,
  it: async () => (await import('./it')).deskMedia,
  pt: async () => (await import('./pt')).deskMedia,
  ru: async () => (await import('./ru')).deskMedia,
};
