import type { Catalogue } from '../catalogue';
import type { PaymentMoreTexts } from './fr';

export type { PaymentMoreTexts } from './fr';

export const paymentMoreTexts: Catalogue<PaymentMoreTexts> = {
  fr: async () => (await import('./fr')).paymentMore,
  en: async () => (await import('./en')).paymentMore,
  he: async () => (await import('./he')).paymentMore,
  it: async () => (await import('./it')).paymentMore,
  pt: async () => (await import('./pt')).paymentMore,
  ru: async () => (await import('./ru')).paymentMore,
};
