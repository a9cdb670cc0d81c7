import type { Catalogue } from '../catalogue';
import type { DeskPicturesTexts } from './fr';

export type { DeskPicturesTexts } from './fr';

export const deskPicturesTexts: Catalogue<DeskPicturesTexts> = {
  fr: async () => (await import('./fr')).deskPictures,
  en: async () => (await import('./en')).deskPictures,
  he: async () => (await import('./he')).deskPictures,
  it: async () => (await import('./it')).deskPictures,
  pt: async () => (await import('./pt')).deskPictures,
  ru: async () => (await import('./ru')).deskPictures,
};
