import type { Language } from '../contract/terms/languages';
import { type Catalogue, loadTexts } from './catalogue';

/** Loads the texts of a section: for a language the same promise each time, until it fails; then it is tried again. */
export function textsOnce<T extends object>(catalogue: Catalogue<T>): (lang: Language) => Promise<T> {
  const asked = new Map<Language, Promise<T>>();
  return (lang) => {
    const texts = asked.get(lang) ?? loadTexts(catalogue, lang);
    asked.set(lang, texts);
    texts.catch(() => asked.delete(lang));
    return texts;
  };
}
