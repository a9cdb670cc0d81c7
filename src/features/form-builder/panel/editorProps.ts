import type { EditedProperty } from '../../../core/form/editing';

/** Props of a property's editor. */
export interface EditorProps {
  readonly property: EditedProperty;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: unknown;
  /** Undefined restores the default. */
  set(value: unknown): boolean;
  /** The block's kind; '' is the form. */
  readonly owner: string;
}

/** An empty text or list restores the default. */
export const orDefault = <T extends string | readonly unknown[]>(value: T): T | undefined =>
  value.length > 0 ? value : undefined;

/** A value as text; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
