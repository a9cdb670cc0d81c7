import type { Catalogue } from '../catalogue';
import type { DeskSectionsTexts } from './fr';

export type { DeskSectionsTexts } from './fr';

export const deskSectionsTexts: Catalogue<DeskSectionsTexts> = {
  fr: async () => (await import('./fr')).deskSections,
  en: async () => (await import('./en')).deskSections,
  he: async () => (await import('./he')).deskSections,
  it: async () => (await import('./it')).deskSections,
  pt: async () => (await import('./pt')).deskSections,
  ru: async () => (await import('./ru')).deskSections,
};
