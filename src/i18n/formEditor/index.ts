import type { Catalogue } from '../catalogue';
import type { FormEditorTexts } from './fr';

export type { FormEditorTexts } from './fr';

export const formEditorTexts: Catalogue<FormEditorTexts> = {
  fr: async () => (await import('./fr')).formEditor,
  en: async () => (await import('./en')).formEditor,
  he: async () => (await import('./he')).formEditor,
  it: async () => (await import('./it')).formEditor,
  pt: async () => (await import('./pt')).formEditor,
  ru: async () => (await import('./ru')).formEditor,
};
