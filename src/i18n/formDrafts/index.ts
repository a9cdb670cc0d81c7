import type { Catalogue } from '../catalogue';
import type { FormDraftTexts } from './fr';

export type { FormDraftTexts } from './fr';

export const formDraftTexts: Catalogue<FormDraftTexts> = {
  fr: async () => (await import('./fr')).formDrafts,
  en: async () => (await import('./en')).formDrafts,
  he: async () => (await import('./he')).formDrafts,
  it: async () => (await import('./it')).formDrafts,
  pt: async () => (await import('./pt')).formDrafts,
  ru: async () => (await import('./ru')).formDrafts,
};
