import { isTooDeep } from '../../document/isTooDeep';
import type { DocumentProblem } from '../../schema/formDocument';
import { closeForm, type EditedForm, openForm } from './editedForm';
import { filterSettings, isWritten } from './writtenSettings';

/** Whether a file says it: what only its server knows of a form, and whether it is open, stay with the form. */
const isInFile = (setting: string) => isWritten(setting) && setting !== 'active';

/**
 * A form as the text of a file (BUILD-86): JSON that a person can read, without what only its server knows of it.
 * @example
 * JSON.parse(writeFormFile({ settings: { id: 'f1', title: 'Gala' }, document: { schemaVersion: 1, children: [] } })) // => { title: 'Gala', content: { schemaVersion: 1, children: [] } }
 */
export function writeFormFile(form: EditedForm): string {
  const { content, ...settings } = closeForm(form);
  const own = filterSettings(settings, isInFile);
  return `${JSON.stringify({ ...own, content: JSON.parse(String(content)) as unknown }, null, 2)}\n`;
}

/**
 * The form of a file in place of the present one, which stays the same form of its server (BUILD-86).
 * @returns why it cannot be used, if so
 * @example
 * readFormFile('{"title":"Gala","id":"other"}', { settings: { id: 'f1' }, document: { schemaVersion: 1, children: [] } }) // => { settings: { title: 'Gala', id: 'f1' }, document: { schemaVersion: 1, children: [] } }
 * readFormFile('<p>', { settings: {}, document: { schemaVersion: 1, children: [] } }) // => 'notADocument'
 */
export function readFormFile(text: string, present: EditedForm): EditedForm | DocumentProblem {
  // Its settings too: whatever writes them would run out of stack.
  if (isTooDeep(text)) return 'tooDeep';
  const form = openForm(parse(text));
  if (typeof form === 'string') return form;
  const fromFile = filterSettings(form.settings, isInFile);
  const kept = filterSettings(present.settings, (name) => !isInFile(name));
  return { settings: { ...fromFile, ...kept }, document: form.document };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
