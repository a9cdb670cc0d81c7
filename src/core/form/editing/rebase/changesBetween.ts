import type { Block } from '../../schema/formDocument';
import type { EditedForm } from '../document/editedForm';
import { isSameJson } from '../document/isSameJson';
import { allBlocks } from '../document/tree';
import { longestRising } from './longestRising';
import { renamingOf } from './renaming';

/** Differences in a newer version of a form. */
export interface Changes {
  readonly settings: ReadonlySet<string>;
  /** Properties that differ, by the id of their block. */
  readonly properties: ReadonlyMap<string, ReadonlySet<string>>;
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  /** Blocks in another parent, or in another order among their siblings. */
  readonly moved: ReadonlySet<string>;
}

/**
 * Compares two versions of a form. A condition that names the same field by its new key is no change.
 * @example
 * changesBetween(edited([node('text')]), edited([])).removed // => new Set(['b1'])
 */
export function changesBetween(before: EditedForm, after: EditedForm): Changes {
  const old = new Map(allBlocks(before.document).map((block) => [block.id, block]));
  const now = new Map(allBlocks(after.document).map((block) => [block.id, block]));
  const renamed = renamingOf(before, after);
  const properties = new Map<string, Set<string>>();
  for (const [id, block] of now) {
    const was = old.get(id);
    const names = was && was !== block ? differences(renamed(was), block) : new Set<string>();
    if (names.size > 0) properties.set(id, names);
  }
  return {
    settings: keysThatDiffer(before.settings, after.settings),
    properties,
    added: new Set([...now.keys()].filter((id) => !old.has(id))),
    removed: new Set([...old.keys()].filter((id) => !now.has(id))),
    moved: movedBetween(before, after, new Set(now.keys())),
  };
}

/** Names of properties, and `''` for anything beside them, such as the type. */
function differences(
  { props, children: _old, ...old }: Block,
  { props: now, children: _now, ...block }: Block,
): Set<string> {
  const names = keysThatDiffer(props, now);
  return isSameJson(old, block) ? names : new Set([...names, '']);
}

type Json = Readonly<Record<string, unknown>>;
const keysThatDiffer = (one: Json, other: Json): Set<string> =>
  new Set(Object.keys({ ...one, ...other }).filter((key) => !isSameJson(one[key], other[key])));

function movedBetween(before: EditedForm, after: EditedForm, stays: ReadonlySet<string>): Set<string> {
  const old = new Map<string, { parent: string | null; index: number }>();
  eachParent(before, (parent, children) => children.forEach(({ id }, index) => old.set(id, { parent, index })));
  const moved = new Set<string>();
  eachParent(after, (parent, children) => {
    const known = children.filter(({ id }) => stays.has(id) && old.has(id));
    const same = known.filter(({ id }) => old.get(id)?.parent === parent);
    for (const { id } of known) moved.add(id);
    for (const at of longestRising(same.map(({ id }) => old.get(id)?.index ?? 0))) moved.delete(same[at]?.id ?? '');
  });
  return moved;
}

function eachParent({ document }: EditedForm, see: (parent: string | null, children: readonly Block[]) => void): void {
  see(null, document.children);
  for (const { id, children } of allBlocks(document)) see(id, children);
}
