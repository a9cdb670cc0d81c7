import type { Catalogue } from '../catalogue';
import type { DeskOperatorTexts } from './fr';

export type { DeskOperatorTexts } from './fr';

export const deskOperatorTexts: Catalogue<DeskOperatorTexts> = {
  fr: async () => (await import('./fr')).deskOperator,
  en: async () => (await import('./en')).deskOperator,
  he: async () => (await import('./he')).deskOperator,
  it: async () => (await import('./it')).deskOperator,
  pt: async () => (await import('./pt')).deskOperator,
  ru: async () => (await import('./ru')).deskOperator,
};
