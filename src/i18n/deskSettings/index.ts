import type { Catalogue } from '../catalogue';
import type { DeskSettingsTexts } from './fr';

export type { DeskSettingsTexts } from './fr';

export const deskSettingsTexts: Catalogue<DeskSettingsTexts> = {
  fr: async () => (await import('./fr')).deskSettings,
  en: async () => (await import('./en')).deskSettings,
  he: async () => (await import('./he')).deskSettings,
  it: async () => (await import('./it')).deskSettings,
  pt: async () => (await import('./pt')).deskSettings,
  ru: async () => (await import('./ru')).deskSettings,
};
