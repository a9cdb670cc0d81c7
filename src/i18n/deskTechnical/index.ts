import type { Catalogue } from '../catalogue';
import type { DeskTechnicalTexts } from './fr';

export type { DeskTechnicalTexts } from './fr';

export const deskTechnicalTexts: Catalogue<DeskTechnicalTexts> = {
  fr: async () => (await import('./fr')).deskTechnical,
  en: async () => (await import('./en')).deskTechnical,
  he: async () => (await import('./he')).deskTechnical,
  it: async () => (await import('./it')).deskTechnical,
  pt: async () => (await import('./pt')).deskTechnical,
  ru: async () => (await import('./ru')).deskTechnical,
};
