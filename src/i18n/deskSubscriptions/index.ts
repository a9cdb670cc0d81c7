import type { Catalogue } from '../catalogue';
import type { DeskSubscriptionsTexts } from './fr';

export type { DeskSubscriptionsTexts } from './fr';

export const deskSubscriptionsTexts: Catalogue<DeskSubscriptionsTexts> = {
  fr: async () => (await import('./fr')).deskSubscriptions,
  en: async () => (await import('./en')).deskSubscriptions,
  he: async () => (await import('./he')).deskSubscriptions,
  it: async () => (await import('./it')).deskSubscriptions,
  pt: async () => (await import('./pt')).deskSubscriptions,
  ru: async () => (await import('./ru')).deskSubscriptions,
};
