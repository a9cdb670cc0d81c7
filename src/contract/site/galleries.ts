import * as v from 'valibot';
import { identifier, instant, text, webAddress } from '../common';

/** Fields of a gallery (ENT-18). Its images are paths or addresses, in their order. */
export const galleryEntries = {
  name: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  bgImage: v.union([webAddress, v.literal('')]),
  datetime: instant,
};

/** ENT-18, without its images. */
export const gallery = v.object({ ...galleryEntries, id: identifier });
export type Gallery = v.InferOutput<typeof gallery>;
