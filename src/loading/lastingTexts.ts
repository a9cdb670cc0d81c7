import { patiently } from './patiently';

/**
 * Texts a component awaits with React's `use`: one promise per language, pending until they load (HTTP-04). Replacing a
 * failed promise would render and load again and again.
 */
export function lastingTexts<Lang, T>(load: (lang: Lang) => Promise<T>): (lang: Lang) => Promise<T> {
  const asked = new Map<Lang, Promise<T>>();
  return (lang) => {
    const texts = asked.get(lang) ?? patiently(() => load(lang));
    asked.set(lang, texts);
    return texts;
  };
}
