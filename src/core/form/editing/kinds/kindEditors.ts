import { contentKinds } from './contentKinds';
import type { KindEditor } from './kindEditor';
import { orderKinds } from './orderKinds';
import { questionKinds } from './questionKinds';
import { structureKinds } from './structureKinds';

/** Editors of all kinds of blocks by type, in the order of the palette. */
export const kindEditors: ReadonlyMap<string, KindEditor> = new Map(
  [...questionKinds, ...orderKinds, ...structureKinds, ...contentKinds].map((editor) => [editor.type, editor]),
);
