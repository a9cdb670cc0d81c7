import type { OwnMenuItem } from '../../../../contract/site/menu';

/** An entry of the menu with those below it. */
export interface MenuNode extends Omit<OwnMenuItem, 'parent'> {
  readonly children: readonly MenuNode[];
}

/**
 * The entries of a menu, each with those that hang on it.
 * @example
 * toTree([{ id: 'a', parent: null, name: 'A', url: '' }, { id: 'b', parent: 'a', name: 'B', url: '/b' }])
 * // => [{ id: 'a', name: 'A', url: '', children: [{ id: 'b', name: 'B', url: '/b', children: [] }] }]
 */
export const toTree = (items: readonly OwnMenuItem[], parent: string | null = null): MenuNode[] =>
  items
    .filter((item) => item.parent === parent)
    .map(({ parent: _parent, ...item }) => ({ ...item, children: toTree(items, item.id) }));

/** The same as the server keeps it, each entry before those below it. Names that are empty are none. */
export const toItems = (nodes: readonly MenuNode[], parent: string | null = null): OwnMenuItem[] =>
  nodes.flatMap(({ children, names, ...item }) => {
    const said = Object.entries(names ?? {}).filter(([, name]) => name?.trim());
    return [
      { ...item, parent, ...(said.length > 0 && { names: Object.fromEntries(said) }) },
      ...toItems(children, item.id),
    ];
  });

/** An entry put below another one, or at the top level with null; it comes last there, with all that hangs on it. */
export function putBelow(nodes: readonly MenuNode[], id: string, parent: string | null): readonly MenuNode[] {
  const items = toItems(nodes);
  const moved = items.filter((item) => item.id === id).map((item) => ({ ...item, parent }));
  return toTree([...items.filter((item) => item.id !== id), ...moved]);
}
