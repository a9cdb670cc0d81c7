import type { Catalogue } from '../catalogue';
import type { FormSettingTexts } from './fr';

export type { FormSettingTexts } from './fr';

export const formSettingTexts: Catalogue<FormSettingTexts> = {
  fr: async () => (await import('./fr')).formSettings,
  en: async () => (await import('./en')).formSettings,
  he: async () => (await import('./he')).formSettings,
  it: async () => (await import('./it')).formSettings,
  pt: async () => (await import('./pt')).formSettings,
  ru: async () => (await import('./ru')).formSettings,
};
