import type { Catalogue } from '../catalogue';
import type { FormSendingTexts } from './fr';

export type { FormSendingTexts } from './fr';

export const formSendingTexts: Catalogue<FormSendingTexts> = {
  fr: async () => (await import('./fr')).formSending,
  en: async () => (await import('./en')).formSending,
  he: async () => (await import('./he')).formSending,
  it: async () => (await import('./it')).formSending,
  pt: async () => (await import('./pt')).formSending,
  ru: async () => (await import('./ru')).formSending,
};
