import { closeForm, type EditedForm } from '../document/editedForm';
import { filterSettings, isWritten } from '../document/writtenSettings';

/**
 * A form as a draft stores it: without what the server says of it.
 * @example
 * Object.keys(writtenForm(edited([], { id: 'f1', title: 'Bal' }))) // => ['title', 'content']
 */
export const writtenForm = ({ document, settings }: EditedForm): Readonly<Record<string, unknown>> =>
  closeForm({ document, settings: filterSettings(settings, isWritten) });
