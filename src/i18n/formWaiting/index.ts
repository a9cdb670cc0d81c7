import type { Catalogue } from '../catalogue';
import type { FormWaitingTexts } from './fr';

export type { FormWaitingTexts } from './fr';

export const formWaitingTexts: Catalogue<FormWaitingTexts> = {
  fr: async () => (await import('./fr')).formWaiting,
  en: async () => (await import('./en')).formWaiting,
  he: async () => (await import('./he')).formWaiting,
  it: async () => (await import('./it')).formWaiting,
  pt: async () => (await import('./pt')).formWaiting,
  ru: async () => (await import('./ru')).formWaiting,
};
