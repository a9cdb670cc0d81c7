import { kindOfField } from '../../../../contract/terms/translatable';
import type { DeskTranslationsTexts } from '../../../../i18n/deskTranslations';

type Word = keyof DeskTranslationsTexts['fields'];

/** Kinds whose pages call these fields otherwise than others do. */
const POSTS: readonly string[] = ['page', 'event', 'news', 'article', 'gallery'];
const wordsOfPosts: Readonly<Record<string, Word>> = { name: 'title', description: 'brief' };

/** The key of a field's name: the one by which the page calls it where it is typed (DESK-165). */
export function fieldWord(kind: string, field: string): Word {
  if (kind === 'image') return 'image';
  if (kind === 'schedule') return 'name';
  const own = kindOfField(field);
  return ((POSTS.includes(kind) ? wordsOfPosts[own] : undefined) ?? own) as Word;
}
