import type { Catalogue } from '../catalogue';
import type { FormTemplateTexts } from './fr';

export type { FormTemplateTexts } from './fr';

export const formTemplateTexts: Catalogue<FormTemplateTexts> = {
  fr: async () => (await import('./fr')).formTemplates,
  en: async () => (await import('./en')).formTemplates,
  he: async () => (await import('./he')).formTemplates,
  it: async () => (await import('./it')).formTemplates,
  pt: async () => (await import('./pt')).formTemplates,
  ru: async () => (await import('./ru')).formTemplates,
};
