import type { Catalogue } from '../catalogue';
import type { FormCalendarTexts } from './fr';

export type { FormCalendarTexts } from './fr';

export const formCalendarTexts: Catalogue<FormCalendarTexts> = {
  fr: async () => (await import('./fr')).formCalendars,
  en: async () => (await import('./en')).formCalendars,
  he: async () => (await import('./he')).formCalendars,
  it: async () => (await import('./it')).formCalendars,
  pt: async () => (await import('./pt')).formCalendars,
  ru: async () => (await import('./ru')).formCalendars,
};
