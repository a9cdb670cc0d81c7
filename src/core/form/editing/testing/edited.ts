import { openForm, type EditedForm } from '../document/editedForm';
import type { TestNode } from '../../testing/formOf';

/** A form as a builder has it. */
export function edited(
  content: readonly TestNode[],
  settings: Readonly<Record<string, unknown>> = { type: 'COMPLEX' },
): EditedForm {
  const form = openForm({ ...settings, content });
  if (typeof form === 'string') throw new Error(form);
  return form;
}
