import { type WithProblems, withProblems } from '../problems';
import type { PaymentTexts as Own } from './fr';

export type PaymentTexts = WithProblems<Own>;

export const paymentTexts = withProblems<Own>({
  fr: async () => (await import('./fr')).payment,
  en: async () => (await import('./en')).payment,
  he: async () => (await import('./he')).payment,
  it: async () => (await import('./it')).payment,
  pt: async () => (await import('./pt')).payment,
  ru: async () => (await import('./ru')).payment,
});
