import { contentKinds } from './contentKinds';
import type { KindEditor } from './kindEditor';
import { orderKinds } from './orderKinds';
import { questionKinds } from './questionKinds';
import { structureKinds } from './structureKinds';

/** How every kind of block is edited, by its type, in the order of the palette. */
export const kindEditors: ReadonlyMap<string, KindEditor> = new Map(
  [...questionKinds, ...orderKinds, ...structureKinds, ...contentKinds].map((editor) => [editor.type, editor]),
);
