import type { Catalogue } from '../catalogue';
import type { DeskServicesTexts } from './fr';

export type { DeskServicesTexts } from './fr';

export const deskServicesTexts: Catalogue<DeskServicesTexts> = {
  fr: async () => (await import('./fr')).deskServices,
  en: async () => (await import('./en')).deskServices,
  he: async () => (await import('./he')).deskServices,
  it: async () => (await import('./it')).deskServices,
  pt: async () => (await import('./pt')).deskServices,
  ru: async () => (await import('./ru')).deskServices,
};
