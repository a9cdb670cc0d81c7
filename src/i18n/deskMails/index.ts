import type { Catalogue } from '../catalogue';
import type { DeskMailsTexts } from './fr';

export type { DeskMailsTexts } from './fr';

export const deskMailsTexts: Catalogue<DeskMailsTexts> = {
  fr: async () => (await import('./fr')).deskMails,
  en: async () => (await import('./en')).deskMails,
  he: async () => (await import('./he')).deskMails,
  it: async () => (await import('./it')).deskMails,
  pt: async () => (await import('./pt')).deskMails,
  ru: async () => (await import('./ru')).deskMails,
};
