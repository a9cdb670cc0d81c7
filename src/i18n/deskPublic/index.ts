import type { Catalogue } from '../catalogue';
import type { DeskPublicTexts } from './fr';

export type { DeskPublicTexts } from './fr';

export const deskPublicTexts: Catalogue<DeskPublicTexts> = {
  fr: async () => (await import('./fr')).deskPublic,
  en: async () => (await import('./en')).deskPublic,
  he: async () => (await import('./he')).deskPublic,
  it: async () => (await import('./it')).deskPublic,
  pt: async () => (await import('./pt')).deskPublic,
  ru: async () => (await import('./ru')).deskPublic,
};
