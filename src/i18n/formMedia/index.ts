import type { Catalogue } from '../catalogue';
import type { FormMediaTexts } from './fr';

export type { FormMediaTexts } from './fr';

export const formMediaTexts: Catalogue<FormMediaTexts> = {
  fr: async () => (await import('./fr')).formMedia,
  en: async () => (await import('./en')).formMedia,
  he: async () => (await import('./he')).formMedia,
  it: async () => (await import('./it')).formMedia,
  pt: async () => (await import('./pt')).formMedia,
  ru: async () => (await import('./ru')).formMedia,
};
