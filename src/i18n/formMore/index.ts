import type { Catalogue } from '../catalogue';
import type { FormMoreTexts } from './fr';

export type { FormMoreTexts } from './fr';

export const formMoreTexts: Catalogue<FormMoreTexts> = {
  fr: async () => (await import('./fr')).formMore,
  en: async () => (await import('./en')).formMore,
  he: async () => (await import('./he')).formMore,
  it: async () => (await import('./it')).formMore,
  pt: async () => (await import('./pt')).formMore,
  ru: async () => (await import('./ru')).formMore,
};
