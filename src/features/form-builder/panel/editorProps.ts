import type { EditedProperty } from '../../../core/form/editing';

/** What an editor of one property is given. */
export interface EditorProps {
  readonly property: EditedProperty;
  readonly label: string;
  readonly value: unknown;
  /** Undefined puts the default back. */
  set(value: unknown): boolean;
  /** Kind of the block that the property is of; '' is the form. */
  readonly owner: string;
}
