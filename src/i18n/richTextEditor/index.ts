import type { Catalogue } from '../catalogue';
import type { RichTextEditorTexts } from './fr';

export type { RichTextEditorTexts } from './fr';

export const richTextEditorTexts: Catalogue<RichTextEditorTexts> = {
  fr: async () => (await import('./fr')).richTextEditor,
  en: async () => (await import('./en')).richTextEditor,
  he: async () => (await import('./he')).richTextEditor,
  it: async () => (await import('./it')).richTextEditor,
  pt: async () => (await import('./pt')).richTextEditor,
  ru: async () => (await import('./ru')).richTextEditor,
};
