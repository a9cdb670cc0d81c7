import type { Catalogue } from '../catalogue';
import type { FormBookingTexts } from './fr';

export type { FormBookingTexts } from './fr';

export const formBookingTexts: Catalogue<FormBookingTexts> = {
  fr: async () => (await import('./fr')).formBooking,
  en: async () => (await import('./en')).formBooking,
  he: async () => (await import('./he')).formBooking,
  it: async () => (await import('./it')).formBooking,
  pt: async () => (await import('./pt')).formBooking,
  ru: async () => (await import('./ru')).formBooking,
};
