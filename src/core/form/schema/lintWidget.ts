import type { BlockWarning } from './blockKind';

/**
 * Warns about a widget identified by its author's key alone that has none (BUILD-02).
 * @example
 * lintWidget({ fieldKey: '', label: 'Taille' }) // => ['keyMissing']
 */
export function lintWidget(props: { readonly fieldKey: string; readonly label: string }): BlockWarning[] {
  return [
    ...(props.fieldKey.trim() ? [] : (['keyMissing'] as const)),
    ...(props.label.trim() ? [] : (['labelMissing'] as const)),
  ];
}
