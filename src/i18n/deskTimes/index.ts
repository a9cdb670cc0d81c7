import type { Catalogue } from '../catalogue';
import type { DeskTimesTexts } from './fr';

export type { DeskTimesTexts } from './fr';

export const deskTimesTexts: Catalogue<DeskTimesTexts> = {
  fr: async () => (await import('./fr')).deskTimes,
  en: async () => (await import('./en')).deskTimes,
  he: async () => (await import('./he')).deskTimes,
  it: async () => (await import('./it')).deskTimes,
  pt: async () => (await import('./pt')).deskTimes,
  ru: async () => (await import('./ru')).deskTimes,
};
