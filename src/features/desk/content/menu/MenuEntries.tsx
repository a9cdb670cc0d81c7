import type { Language } from '../../../../contract/common';
import { Ordered } from '../../editing/Ordered';
import { EntryFields } from './EntryFields';
import { useMenuTexts } from './menuTexts';
import type { MenuNode } from './menuTree';
import type { Target } from './useTargets';

interface MenuEntriesProps {
  readonly label: string;
  /** Entries of one level. */
  readonly nodes: readonly MenuNode[];
  /** The top level. */
  readonly all: readonly MenuNode[];
  readonly targets: readonly Target[];
  /** In which entries may be called otherwise. */
  readonly languages: readonly Language[];
  /** Whether they hang on an entry of the top level. */
  readonly parent?: string | null;
  onNodes(nodes: readonly MenuNode[]): void;
  onPut(id: string, parent: string | null): void;
}

/** Entries of one level in order, each with those below it. */
export function MenuEntries({ label, nodes, parent = null, onNodes, ...same }: MenuEntriesProps) {
  const words = useMenuTexts();
  const { all } = same;
  if (nodes.length === 0) return null;
  const change = (at: number, changed: Partial<MenuNode>) =>
    onNodes(nodes.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  const nameOf = ({ name }: MenuNode, at: number) => name.trim() || words.entryOf(at + 1);
  return (
    <Ordered label={label} rows={nodes} nameOf={nameOf} onRows={onNodes}>
      {(node, at) => (
        <>
          <EntryFields
            node={node}
            parent={parent}
            parents={node.children.length > 0 ? [] : all.filter(({ id, name }) => id !== node.id && name.trim() !== '')}
            targets={same.targets}
            languages={same.languages}
            onChange={(changed) => change(at, changed)}
            onParent={(id) => same.onPut(node.id, id)}
          />
          <MenuEntries
            {...same}
            label={words.below(nameOf(node, at))}
            nodes={node.children}
            parent={node.id}
            onNodes={(children) => change(at, { children })}
          />
        </>
      )}
    </Ordered>
  );
}
