import type { Catalogue } from '../catalogue';
import type { DeskRemovalTexts } from './fr';

export type { DeskRemovalTexts } from './fr';

export const deskRemovalTexts: Catalogue<DeskRemovalTexts> = {
  fr: async () => (await import('./fr')).deskRemoval,
  en: async () => (await import('./en')).deskRemoval,
  he: async () => (await import('./he')).deskRemoval,
  it: async () => (await import('./it')).deskRemoval,
  pt: async () => (await import('./pt')).deskRemoval,
  ru: async () => (await import('./ru')).deskRemoval,
};
