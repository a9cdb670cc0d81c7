import type { Catalogue } from '../catalogue';
import type { DeskContentTexts } from './fr';

export type { DeskContentTexts } from './fr';

export const deskContentTexts: Catalogue<DeskContentTexts> = {
  fr: async () => (await import('./fr')).deskContent,
  en: async () => (await import('./en')).deskContent,
  he: async () => (await import('./he')).deskContent,
  it: async () => (await import('./it')).deskContent,
  pt: async () => (await import('./pt')).deskContent,
  ru: async () => (await import('./ru')).deskContent,
};
