import type { Catalogue } from '../catalogue';
import type { ScreenRemoteTexts } from './fr';

export type { ScreenRemoteTexts } from './fr';

export const screenRemoteTexts: Catalogue<ScreenRemoteTexts> = {
  fr: async () => (await import('./fr')).screenRemote,
  en: async () => (await import('./en')).screenRemote,
  he: async () => (await import('./he')).screenRemote,
  it: async () => (await import('./it')).screenRemote,
  pt: async () => (await import('./pt')).screenRemote,
  ru: async () => (await import('./ru')).screenRemote,
};
