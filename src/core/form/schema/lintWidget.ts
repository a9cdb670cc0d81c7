import type { BlockWarning } from './blockKind';

/**
 * What is missing of a widget that goes by its author's key alone (BUILD-02).
 * @example
 * lintWidget({ fieldKey: '', label: 'Taille' }) // => ['keyMissing']
 */
export function lintWidget(props: { readonly fieldKey: string; readonly label: string }): BlockWarning[] {
  return [
    ...(props.fieldKey.trim() ? [] : (['keyMissing'] as const)),
    ...(props.label.trim() ? [] : (['labelMissing'] as const)),
  ];
}
