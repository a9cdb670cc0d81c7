import type { Catalogue } from '../catalogue';
import type { FormOrderTexts } from './fr';

export type { FormOrderTexts } from './fr';

export const formOrderTexts: Catalogue<FormOrderTexts> = {
  fr: async () => (await import('./fr')).formOrder,
  en: async () => (await import('./en')).formOrder,
  he: async () => (await import('./he')).formOrder,
  it: async () => (await import('./it')).formOrder,
  pt: async () => (await import('./pt')).formOrder,
  ru: async () => (await import('./ru')).formOrder,
};
