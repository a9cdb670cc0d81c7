import type { Catalogue } from '../catalogue';
import type { FormBuilderTexts } from './fr';

export type { FormBuilderTexts } from './fr';

export const formBuilderTexts: Catalogue<FormBuilderTexts> = {
  fr: async () => (await import('./fr')).formBuilder,
  en: async () => (await import('./en')).formBuilder,
  he: async () => (await import('./he')).formBuilder,
  it: async () => (await import('./it')).formBuilder,
  pt: async () => (await import('./pt')).formBuilder,
  ru: async () => (await import('./ru')).formBuilder,
};
