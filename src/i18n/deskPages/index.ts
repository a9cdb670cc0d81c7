import type { Catalogue } from '../catalogue';
import type { DeskPagesTexts } from './fr';

export type { DeskPagesTexts } from './fr';

export const deskPagesTexts: Catalogue<DeskPagesTexts> = {
  fr: async () => (await import('./fr')).deskPages,
  en: async () => (await import('./en')).deskPages,
  he: async () => (await import('./he')).deskPages,
  it: async () => (await import('./it')).deskPages,
  pt: async () => (await import('./pt')).deskPages,
  ru: async () => (await import('./ru')).deskPages,
};
