/** Nodes of a syntax tree, those further out first. */
export function* nodesOf(node) {
  if (Array.isArray(node)) for (const child of node) yield* nodesOf(child);
  else if (typeof node?.type === 'string') {
    yield node;
    for (const child of Object.values(node)) if (typeof child === 'object') yield* nodesOf(child);
  }
}

/** `code` with parts of it replaced: each edit is a start, an end, and a text. Of two at one place the first comes first. */
export const edited = (code, edits) =>
  edits
    .sort(([one], [other]) => one - other)
    .reduceRight((text, [start, end, part]) => text.slice(0, start) + part + text.slice(end), code);
