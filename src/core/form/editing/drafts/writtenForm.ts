import { closeForm, type EditedForm } from '../document/editedForm';

/** Not written by the author of a form. */
const said = new Set(['id', 'organisation', 'revision', 'updatedAt', 'archived', 'by']);

/**
 * A form as a draft stores it: without what the server says of it.
 * @example
 * Object.keys(writtenForm(edited([], { id: 'f1', title: 'Bal' }))) // => ['title', 'content']
 */
export function writtenForm({ document, settings }: EditedForm): Readonly<Record<string, unknown>> {
  const written = Object.entries(settings).filter(([name]) => !said.has(name));
  return closeForm({ document, settings: Object.fromEntries(written) });
}
