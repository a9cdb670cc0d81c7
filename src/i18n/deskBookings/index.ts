import type { Catalogue } from '../catalogue';
import type { DeskBookingsTexts } from './fr';

export type { DeskBookingsTexts } from './fr';

export const deskBookingsTexts: Catalogue<DeskBookingsTexts> = {
  fr: async () => (await import('./fr')).deskBookings,
  en: async () => (await import('./en')).deskBookings,
  he: async () => (await import('./he')).deskBookings,
  it: async () => (await import('./it')).deskBookings,
  pt: async () => (await import('./pt')).deskBookings,
  ru: async () => (await import('./ru')).deskBookings,
};
