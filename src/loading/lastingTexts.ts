import { patiently } from './patiently';

/**
 * Texts that a component waits for with React's `use`: for a language the same promise each time, which is kept until they
 * come (HTTP-04). A promise that failed and was replaced would be drawn, and asked for, again and again.
 */
export function lastingTexts<Lang, T>(load: (lang: Lang) => Promise<T>): (lang: Lang) => Promise<T> {
  const asked = new Map<Lang, Promise<T>>();
  return (lang) => {
    const texts = asked.get(lang) ?? patiently(() => load(lang));
    asked.set(lang, texts);
    return texts;
  };
}
