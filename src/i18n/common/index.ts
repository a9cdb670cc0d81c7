import type { Catalogue } from '../catalogue';
import type { CommonTexts } from './fr';

export type { CommonTexts } from './fr';

export const commonTexts: Catalogue<CommonTexts> = {
  fr: async () => (await import('./fr')).common,
  en: async () => (await import('./en')).common,
  he: async () => (await import('./he')).common,
  it: async () => (await import('./it')).common,
  pt: async () => (await import('./pt')).common,
  ru: async () => (await import('./ru')).common,
};
