import { type WithProblems, withProblems } from '../problems';
import type { FormTexts as Own } from './fr';

export type FormTexts = WithProblems<Own>;

export const formTexts = withProblems<Own>({
  fr: async () => (await import('./fr')).form,
  en: async () => (await import('./en')).form,
  he: async () => (await import('./he')).form,
  it: async () => (await import('./it')).form,
  pt: async () => (await import('./pt')).form,
  ru: async () => (await import('./ru')).form,
});
