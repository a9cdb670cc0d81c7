import * as v from 'valibot';
import { identifier, instant, RICH_TEXT, text, webAddress } from '../common';

/** Fields of a news item (ENT-17). */
export const newsEntries = {
  type: v.picklist(['TEXT', 'IMAGE', 'LINK']),
  title: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  /** HTML, cleaned when it is written. */
  content: text(RICH_TEXT),
  datetime: instant,
  thematiques: v.pipe(v.array(text(60)), v.maxLength(20)),
  images: v.pipe(v.array(webAddress), v.maxLength(50)),
  link: v.union([webAddress, v.literal('')]),
};

/** ENT-17: a published news item. */
export const newsItem = v.object({ ...newsEntries, id: identifier });
export type NewsItem = v.InferOutput<typeof newsItem>;
