import type { Catalogue } from '../catalogue';
import type { FormPageTexts } from './fr';

export type { FormPageTexts } from './fr';

export const formPageTexts: Catalogue<FormPageTexts> = {
  fr: async () => (await import('./fr')).formPages,
  en: async () => (await import('./en')).formPages,
  he: async () => (await import('./he')).formPages,
  it: async () => (await import('./it')).formPages,
  pt: async () => (await import('./pt')).formPages,
  ru: async () => (await import('./ru')).formPages,
};
