import type { Catalogue } from '../catalogue';
import type { FormToolTexts } from './fr';

export type { FormToolTexts } from './fr';

export const formToolTexts: Catalogue<FormToolTexts> = {
  fr: async () => (await import('./fr')).formTools,
  en: async () => (await import('./en')).formTools,
  he: async () => (await import('./he')).formTools,
  it: async () => (await import('./it')).formTools,
  pt: async () => (await import('./pt')).formTools,
  ru: async () => (await import('./ru')).formTools,
};
