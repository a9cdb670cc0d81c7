import type { Catalogue } from '../catalogue';
import type { ScreenTexts } from './fr';

export type { ScreenTexts } from './fr';

export const screenTexts: Catalogue<ScreenTexts> = {
  fr: async () => (await import('./fr')).screen,
  en: async () => (await import('./en')).screen,
  he: async () => (await import('./he')).screen,
  it: async () => (await import('./it')).screen,
  pt: async () => (await import('./pt')).screen,
  ru: async () => (await import('./ru')).screen,
};
