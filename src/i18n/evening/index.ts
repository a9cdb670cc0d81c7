import type { Catalogue } from '../catalogue';
import type { EveningTexts } from './fr';

export type { EveningTexts } from './fr';

export const eveningTexts: Catalogue<EveningTexts> = {
  fr: async () => (await import('./fr')).evening,
  en: async () => (await import('./en')).evening,
  he: async () => (await import('./he')).evening,
  it: async () => (await import('./it')).evening,
  pt: async () => (await import('./pt')).evening,
  ru: async () => (await import('./ru')).evening,
};
