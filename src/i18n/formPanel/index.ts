import type { Catalogue } from '../catalogue';
import type { FormPanelTexts } from './fr';

export type { FormPanelTexts } from './fr';

export const formPanelTexts: Catalogue<FormPanelTexts> = {
  fr: async () => (await import('./fr')).formPanel,
  en: async () => (await import('./en')).formPanel,
  he: async () => (await import('./he')).formPanel,
  it: async () => (await import('./it')).formPanel,
  pt: async () => (await import('./pt')).formPanel,
  ru: async () => (await import('./ru')).formPanel,
};
