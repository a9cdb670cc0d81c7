import type { Catalogue } from '../catalogue';
import type { PaymentTexts } from './fr';

export type { PaymentTexts } from './fr';

export const paymentTexts: Catalogue<PaymentTexts> = {
  fr: async () => (await import('./fr')).payment,
  en: async () => (await import('./en')).payment,
  he: async () => (await import('./he')).payment,
  it: async () => (await import('./it')).payment,
  pt: async () => (await import('./pt')).payment,
  ru: async () => (await import('./ru')).payment,
};
