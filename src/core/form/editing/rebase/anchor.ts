import type { Block } from '../../schema/formDocument';
import type { EditedForm } from '../document/editedForm';
import { findBlock, type Place } from '../document/tree';

const childrenIn = ({ document }: EditedForm, parent: string | null): readonly Block[] | null =>
  parent === null ? document.children : (findBlock(document, parent)?.block.children ?? null);

/**
 * A place of one version of a form in another: after the same block, else before the same one.
 * @param moved blocks that are on their way there.
 * @param idIn the id in the other version of a block of the one.
 * @returns null when its parent is not there.
 * @example
 * anchored(edited([node('text'), node('pdf')]), edited([node('video', {}), node('text')]), { parent: null, index: 1 }, []) // => { parent: null, index: 1 }
 */
export function anchored(
  from: EditedForm,
  to: EditedForm,
  { parent, index }: Place,
  moved: readonly string[],
  idIn = (id: string) => id,
): Place | null {
  const there = parent === null ? null : idIn(parent);
  const children = childrenIn(to, there);
  if (!children) return null;
  const around = childrenIn(from, parent) ?? [];
  const positionOf = ({ id }: Block) =>
    moved.includes(id) ? -1 : children.findIndex((child) => child.id === idIn(id));
  const before = around
    .slice(0, index)
    .map(positionOf)
    .filter((at) => at >= 0);
  const after = around
    .slice(index)
    .map(positionOf)
    .filter((at) => at >= 0);
  const last = before.at(-1);
  return { parent: there, index: last === undefined ? (after[0] ?? children.length) : last + 1 };
}
