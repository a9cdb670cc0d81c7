import type { Catalogue } from '../catalogue';
import type { DeskNewsletterTexts } from './fr';

export type { DeskNewsletterTexts } from './fr';

export const deskNewsletterTexts: Catalogue<DeskNewsletterTexts> = {
  fr: async () => (await import('./fr')).deskNewsletter,
  en: async () => (await import('./en')).deskNewsletter,
  he: async () => (await import('./he')).deskNewsletter,
  it: async () => (await import('./it')).deskNewsletter,
  pt: async () => (await import('./pt')).deskNewsletter,
  ru: async () => (await import('./ru')).deskNewsletter,
};
