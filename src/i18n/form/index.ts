import type { Catalogue } from '../catalogue';
import type { FormTexts } from './fr';

export type { FormTexts } from './fr';

export const formTexts: Catalogue<FormTexts> = {
  fr: async () => (await import('./fr')).form,
  en: async () => (await import('./en')).form,
  he: async () => (await import('./he')).form,
  it: async () => (await import('./it')).form,
  pt: async () => (await import('./pt')).form,
  ru: async () => (await import('./ru')).form,
};
