import type { DocumentProblem } from '../../schema/formDocument';
import { closeForm, type EditedForm, openForm } from './editedForm';

/** What a form is on its server, not how it is made: a file neither has it nor changes it. */
const ofTheServer = ['id', 'organisation', 'revision', 'active', 'archived', 'updatedAt'];

const pick = (settings: EditedForm['settings'], isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => isWanted(name)));

/**
 * A form as the text of a file (BUILD-86): JSON that a person can read, without what only its server knows of it.
 * @example
 * JSON.parse(writeFormFile({ settings: { id: 'f1', title: 'Gala' }, document: { schemaVersion: 1, children: [] } })) // => { title: 'Gala', content: { schemaVersion: 1, children: [] } }
 */
export function writeFormFile(form: EditedForm): string {
  const { content, ...settings } = closeForm(form);
  const own = pick(settings, (name) => !ofTheServer.includes(name));
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
  const form = openForm(parse(text));
  if (typeof form === 'string') return form;
  const fromFile = pick(form.settings, (name) => !ofTheServer.includes(name));
  const kept = pick(present.settings, (name) => ofTheServer.includes(name));
  return { settings: { ...fromFile, ...kept }, document: form.document };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
