import type { Catalogue } from '../catalogue';
import type { DeskPromiseImportTexts } from './fr';

export type { DeskPromiseImportTexts } from './fr';

export const deskPromiseImportTexts: Catalogue<DeskPromiseImportTexts> = {
  fr: async () => (await import('./fr')).deskPromiseImport,
  en: async () => (await import('./en')).deskPromiseImport,
  he: async () => (await import('./he')).deskPromiseImport,
  it: async () => (await import('./it')).deskPromiseImport,
  pt: async () => (await import('./pt')).deskPromiseImport,
  ru: async () => (await import('./ru')).deskPromiseImport,
};
