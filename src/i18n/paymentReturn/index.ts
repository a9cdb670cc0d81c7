import type { Catalogue } from '../catalogue';
import type { PaymentReturnTexts } from './fr';

export type { PaymentReturnTexts } from './fr';

export const paymentReturnTexts: Catalogue<PaymentReturnTexts> = {
  fr: async () => (await import('./fr')).paymentReturn,
  en: async () => (await import('./en')).paymentReturn,
  he: async () => (await import('./he')).paymentReturn,
  it: async () => (await import('./it')).paymentReturn,
  pt: async () => (await import('./pt')).paymentReturn,
  ru: async () => (await import('./ru')).paymentReturn,
};
