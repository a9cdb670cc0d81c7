import type { Catalogue } from '../catalogue';
import type { DeskGalleriesTexts } from './fr';

export type { DeskGalleriesTexts } from './fr';

export const deskGalleriesTexts: Catalogue<DeskGalleriesTexts> = {
  fr: async () => (await import('./fr')).deskGalleries,
  en: async () => (await import('./en')).deskGalleries,
  he: async () => (await import('./he')).deskGalleries,
  it: async () => (await import('./it')).deskGalleries,
  pt: async () => (await import('./pt')).deskGalleries,
  ru: async () => (await import('./ru')).deskGalleries,
};
