import { isRecord } from '../values/isRecord';

type Json = Readonly<Record<string, unknown>>;

/** Each leads from the version that is its index to the next. Pure: the given document stays as it is. */
export const migrations: readonly ((document: Json) => Json)[] = [fromUnversioned];

/** Keys by which documents without a version named today's `children` and `props`. */
const NODE_KEYS = new Set(['id', 'type', 'props', 'children']);

/** Documents without a version: the root is `children` or `blocks`; a node may keep its properties beside its type. */
function fromUnversioned({ blocks, ...document }: Json): Json {
  const children = document['children'] ?? blocks ?? [];
  return { ...document, schemaVersion: 1, children: Array.isArray(children) ? children.map(gatherProps) : [] };
}

function gatherProps(node: unknown): unknown {
  if (!isRecord(node)) return node;
  const children = Array.isArray(node['children']) ? (node['children'] as unknown[]).map(gatherProps) : [];
  if (isRecord(node['props'])) return { ...node, children };
  const entries = Object.entries(node);
  return {
    ...Object.fromEntries(entries.filter(([key]) => NODE_KEYS.has(key))),
    props: Object.fromEntries(entries.filter(([key]) => !NODE_KEYS.has(key))),
    children,
  };
}
