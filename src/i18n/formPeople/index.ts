import type { Catalogue } from '../catalogue';
import type { FormPeopleTexts } from './fr';

export type { FormPeopleTexts } from './fr';

export const formPeopleTexts: Catalogue<FormPeopleTexts> = {
  fr: async () => (await import('./fr')).formPeople,
  en: async () => (await import('./en')).formPeople,
  he: async () => (await import('./he')).formPeople,
  it: async () => (await import('./it')).formPeople,
  pt: async () => (await import('./pt')).formPeople,
  ru: async () => (await import('./ru')).formPeople,
};
