import type { Catalogue } from '../catalogue';
import type { DeskContactsTexts } from './fr';

export type { DeskContactsTexts } from './fr';

export const deskContactsTexts: Catalogue<DeskContactsTexts> = {
  fr: async () => (await import('./fr')).deskContacts,
  en: async () => (await import('./en')).deskContacts,
  he: async () => (await import('./he')).deskContacts,
  it: async () => (await import('./it')).deskContacts,
  pt: async () => (await import('./pt')).deskContacts,
  ru: async () => (await import('./ru')).deskContacts,
};
