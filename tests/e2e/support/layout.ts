/** A block as tests write it: its type, its properties, its children. */
export type WrittenBlock = readonly [type: string, props?: object, children?: readonly WrittenBlock[]];

const written = ([type, props = {}, children = []]: WrittenBlock): object => ({
  type,
  props,
  children: children.map(written),
});

/** The `content` of a form. */
export const layout = (blocks: readonly WrittenBlock[]): string =>
  JSON.stringify({ schemaVersion: 1, children: blocks.map(written) });
