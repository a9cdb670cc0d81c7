import * as v from 'valibot';
import { identifier, instant, RICH_TEXT, text, webAddress } from '../common';

/** Fields of an article (ENT-19). */
export const articleEntries = {
  title: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  image: v.union([webAddress, v.literal('')]),
  datetime: instant,
  /** HTML, cleaned when it is written. */
  content: text(RICH_TEXT),
  categorie: identifier,
  categorieLabel: text(120),
  credits: v.pipe(v.array(v.object({ name: text(200), link: v.union([webAddress, v.literal('')]) })), v.maxLength(10)),
};

/** ENT-19. */
export const article = v.object({ ...articleEntries, _id: identifier });
export type Article = v.InferOutput<typeof article>;

/** An article in a list: all but its content. */
export const articlePreview = v.omit(article, ['content', 'credits']);
export type ArticlePreview = v.InferOutput<typeof articlePreview>;
