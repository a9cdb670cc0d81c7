import type { Catalogue } from '../catalogue';
import type { DeskFormsTexts } from './fr';

export type { DeskFormsTexts } from './fr';

export const deskFormsTexts: Catalogue<DeskFormsTexts> = {
  fr: async () => (await import('./fr')).deskForms,
  en: async () => (await import('./en')).deskForms,
  he: async () => (await import('./he')).deskForms,
  it: async () => (await import('./it')).deskForms,
  pt: async () => (await import('./pt')).deskForms,
  ru: async () => (await import('./ru')).deskForms,
};
