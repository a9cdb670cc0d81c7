import type { Catalogue } from '../catalogue';
import type { FormWarningTexts } from './fr';

export type { FormWarningTexts } from './fr';

export const formWarningTexts: Catalogue<FormWarningTexts> = {
  fr: async () => (await import('./fr')).formWarnings,
  en: async () => (await import('./en')).formWarnings,
  he: async () => (await import('./he')).formWarnings,
  it: async () => (await import('./it')).formWarnings,
  pt: async () => (await import('./pt')).formWarnings,
  ru: async () => (await import('./ru')).formWarnings,
};
