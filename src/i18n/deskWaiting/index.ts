import type { Catalogue } from '../catalogue';
import type { DeskWaitingTexts } from './fr';

export type { DeskWaitingTexts } from './fr';

export const deskWaitingTexts: Catalogue<DeskWaitingTexts> = {
  fr: async () => (await import('./fr')).deskWaiting,
  en: async () => (await import('./en')).deskWaiting,
  he: async () => (await import('./he')).deskWaiting,
  it: async () => (await import('./it')).deskWaiting,
  pt: async () => (await import('./pt')).deskWaiting,
  ru: async () => (await import('./ru')).deskWaiting,
};
