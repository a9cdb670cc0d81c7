import * as v from 'valibot';
import { identifier, text, webAddress } from '../common';
import { LONGEST_PATH, PAGE_PATH } from '../terms/pagePath';

/** Maximum length of a page's blocks as JSON text: cleaning may make them longer than they came. */
export const PAGE_BLOCKS = 300_000;

/** Fields of a custom page (ENT-20). `content` is a block layout (BLOCK-11) as JSON text. */
export const customPageEntries = {
  /** One to four segments: `a-propos`, `vie/jeunesse`. */
  path: v.pipe(v.string(), v.maxLength(LONGEST_PATH), v.regex(PAGE_PATH, 'must be one to four segments of an address')),
  title: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  metaTitle: text(200),
  metaDescription: text(500),
  metaImage: v.union([webAddress, v.literal('')]),
  content: text(PAGE_BLOCKS),
};

/** ENT-20. */
export const customPage = v.object({ ...customPageEntries, id: identifier });
export type CustomPage = v.InferOutput<typeof customPage>;
