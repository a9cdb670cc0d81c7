import type { Catalogue } from '../catalogue';
import type { FormVersionTexts } from './fr';

export type { FormVersionTexts } from './fr';

export const formVersionTexts: Catalogue<FormVersionTexts> = {
  fr: async () => (await import('./fr')).formVersions,
  en: async () => (await import('./en')).formVersions,
  he: async () => (await import('./he')).formVersions,
  it: async () => (await import('./it')).formVersions,
  pt: async () => (await import('./pt')).formVersions,
  ru: async () => (await import('./ru')).formVersions,
};
