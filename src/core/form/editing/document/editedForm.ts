import { definitionOf, type FormDefinition } from '../../document/definitionOf';
import { importDocument } from '../../document/importDocument';
import { normalizeDocument } from '../../document/normalizeDocument';
import type { DocumentProblem, FormDocument } from '../../schema/formDocument';
import { isRecord } from '../../values/isRecord';

/** What a builder edits: the settings of a form as they are stored, and its layout. Never changed in place. */
export interface EditedForm {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly document: FormDocument;
}

/**
 * Opens a form from the wire for editing.
 * @returns why its layout cannot be used, if so.
 * @example
 * openForm({ title: 'Gala', content: '[{"type":"video"}]' }) // => { settings: { title: 'Gala' }, document: { schemaVersion: 1, children: [{ id: 'b1', type: 'video', props: {}, children: [] }] } }
 * openForm({ content: '<p>' }) // => 'notADocument'
 */
export function openForm(form: unknown): EditedForm | DocumentProblem {
  if (!isRecord(form)) return 'notADocument';
  const { content, ...settings } = form;
  const document = importDocument(content);
  return typeof document === 'string' ? document : { settings, document: normalizeDocument(document) };
}

/**
 * The form as it is saved (CALL-23): its layout is JSON text.
 * @example
 * closeForm({ settings: { title: 'Gala' }, document: { schemaVersion: 1, children: [] } }) // => { title: 'Gala', content: '{"schemaVersion":1,"children":[]}' }
 */
export const closeForm = ({ settings, document }: EditedForm): Readonly<Record<string, unknown>> => ({
  ...settings,
  content: JSON.stringify(document),
});

/**
 * The form as `compileForm` takes it.
 * @example
 * editedDefinition({ settings: { title: 'Gala' }, document: { schemaVersion: 1, children: [] } }).title // => 'Gala'
 */
export const editedDefinition = ({ settings, document }: EditedForm): FormDefinition =>
  definitionOf(settings, document);
