import type { Catalogue } from '../catalogue';
import type { DeskEveningTexts } from './fr';

export type { DeskEveningTexts } from './fr';

export const deskEveningTexts: Catalogue<DeskEveningTexts> = {
  fr: async () => (await import('./fr')).deskEvening,
  en: async () => (await import('./en')).deskEvening,
  he: async () => (await import('./he')).deskEvening,
  it: async () => (await import('./it')).deskEvening,
  pt: async () => (await import('./pt')).deskEvening,
  ru: async () => (await import('./ru')).deskEvening,
};
