import type { Language } from '../../../src/contract/common';
import { documentIn, languagesOf, layoutTexts, layoutWith, pageKinds, readSection } from '../../../src/core/form';
import type { Queries } from '../../db/database';
import type { Texts } from '../../db/keepTexts';
import { translatedTexts } from './translated';
import type { Author } from './translatedInto';

/** The texts of blocks that may be translated, by field; none where there are no blocks (TRANS-07). */
export function textsOfLayout(content: string): Texts {
  const layout = readSection(content, pageKinds);
  return layout ? layoutTexts(layout) : {};
}

/** Blocks with their texts in a language: those of translations, else those that the layout has itself. */
export function layoutIn(content: string, texts: Texts, lang: Language): string {
  const layout = readSection(content, pageKinds);
  if (!layout || (Object.keys(texts).length === 0 && languagesOf(layout).length === 0)) return content;
  return JSON.stringify(layoutWith(documentIn(layout, lang), (field, text) => texts[field] ?? text));
}

interface Section {
  readonly id: string;
  readonly label: string;
  readonly content: string;
}

/** Custom sections in a language, HTML or blocks (TRANS-05, TRANS-07). */
export async function translatedSections<T extends Section>(
  queries: Queries,
  author: Author,
  lang: Language,
  sections: readonly T[],
): Promise<T[]> {
  const known = await translatedTexts(
    queries,
    author,
    lang,
    'section',
    sections.map(({ id }) => id),
  );
  return sections.map((section) => {
    const texts = known.get(section.id) ?? {};
    const { label = section.label, content = section.content } = texts;
    return { ...section, label, content: layoutIn(content, texts, lang) };
  });
}
