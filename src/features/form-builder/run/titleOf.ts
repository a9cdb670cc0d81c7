import type { EditedForm } from '../../../core/form/editing';

/** The title of what is edited, which sections call `label`; empty when it has none. */
export function titleOf({ settings: { title, label } }: EditedForm): string {
  const name = title ?? label;
  return typeof name === 'string' ? name : '';
}
