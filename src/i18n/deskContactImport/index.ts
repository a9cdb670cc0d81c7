import type { Catalogue } from '../catalogue';
import type { DeskContactImportTexts } from './fr';

export type { DeskContactImportTexts } from './fr';

export const deskContactImportTexts: Catalogue<DeskContactImportTexts> = {
  fr: async () => (await import('./fr')).deskContactImport,
  en: async () => (await import('./en')).deskContactImport,
  he: async () => (await import('./he')).deskContactImport,
  it: async () => (await import('./it')).deskContactImport,
  pt: async () => (await import('./pt')).deskContactImport,
  ru: async () => (await import('./ru')).deskContactImport,
};
