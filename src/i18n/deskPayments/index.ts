import type { Catalogue } from '../catalogue';
import type { DeskPaymentsTexts } from './fr';

export type { DeskPaymentsTexts } from './fr';

export const deskPaymentsTexts: Catalogue<DeskPaymentsTexts> = {
  fr: async () => (await import('./fr')).deskPayments,
  en: async () => (await import('./en')).deskPayments,
  he: async () => (await import('./he')).deskPayments,
  it: async () => (await import('./it')).deskPayments,
  pt: async () => (await import('./pt')).deskPayments,
  ru: async () => (await import('./ru')).deskPayments,
};
