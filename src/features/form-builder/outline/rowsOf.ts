import type { Block } from '../../../core/form';
import type { EditedForm } from '../../../core/form/editing';

/** A row of the outline, with its ARIA tree position. */
export interface Row {
  /** '' is the form itself. */
  readonly id: string;
  readonly block: Block | null;
  readonly parent: string | null;
  readonly level: number;
  readonly position: number;
  readonly of: number;
  /** Undefined for a leaf. */
  readonly isOpen: boolean | undefined;
}

/** The visible rows in document order: the form, then its blocks, without those inside folded ones. */
export function rowsOf({ document }: EditedForm, folded: ReadonlySet<string>): readonly Row[] {
  const rows: Row[] = [];
  const visit = (siblings: readonly Block[], parent: string, level: number) =>
    siblings.forEach((block, index) => {
      const isOpen = block.children.length > 0 ? !folded.has(block.id) : undefined;
      rows.push({ id: block.id, block, parent, level, position: index + 1, of: siblings.length, isOpen });
      if (isOpen) visit(block.children, block.id, level + 1);
    });
  rows.push({ id: '', block: null, parent: null, level: 1, position: 1, of: 1, isOpen: true });
  visit(document.children, '', 2);
  return rows;
}
