import * as v from 'valibot';
import { identifier, text, webAddress } from '../common';

/** An item of the organisation's own menu (SITE-30), nested by `parent`. `url` is an address, or a path of its site. */
export const menuItem = v.object({
  id: identifier,
  parent: v.nullable(identifier),
  name: v.pipe(text(80), v.minLength(1)),
  url: v.union([webAddress, v.literal('')]),
});
export type MenuItem = v.InferOutput<typeof menuItem>;
export const webMenu = v.pipe(v.array(menuItem), v.maxLength(100));
