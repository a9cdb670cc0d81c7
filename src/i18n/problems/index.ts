import type { Language } from '../../contract/terms/languages';
import { type Catalogue, loadTexts } from '../catalogue';
import type { ProblemTexts } from './fr';

const problemTexts: Catalogue<ProblemTexts> = {
  fr: async () => (await import('./fr')).problems,
  en: async () => (await import('./en')).problems,
  he: async () => (await import('./he')).problems,
  it: async () => (await import('./it')).problems,
  pt: async () => (await import('./pt')).problems,
  ru: async () => (await import('./ru')).problems,
};

/** Texts under `problems`: those that payments and forms share, and a section's own. */
export type WithProblems<T> = T & { readonly problems: ProblemTexts };

/** A section with the shared problems among its texts; both files are asked for at once. */
export function withProblems<T extends object>(section: Catalogue<T>): Catalogue<WithProblems<T>> {
  const loaders = (Object.keys(section) as Language[]).map((lang) => {
    const load = async () => {
      const [texts, shared] = await Promise.all([loadTexts(section, lang), problemTexts[lang]()]);
      return { ...texts, problems: { ...shared, ...('problems' in texts && (texts.problems as object)) } };
    };
    return [lang, load] as const;
  });
  return Object.fromEntries(loaders) as unknown as Catalogue<WithProblems<T>>;
}
