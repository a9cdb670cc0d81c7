import type { Catalogue } from '../catalogue';
import type { DeskEditingTexts } from './fr';

export type { DeskEditingTexts } from './fr';

export const deskEditingTexts: Catalogue<DeskEditingTexts> = {
  fr: async () => (await import('./fr')).deskEditing,
  en: async () => (await import('./en')).deskEditing,
  he: async () => (await import('./he')).deskEditing,
  it: async () => (await import('./it')).deskEditing,
  pt: async () => (await import('./pt')).deskEditing,
  ru: async () => (await import('./ru')).deskEditing,
};
