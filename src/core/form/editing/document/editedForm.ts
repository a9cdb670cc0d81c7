import { definitionOf, type FormDefinition } from '../../document/definitionOf';
import { importDocument, versionOf } from '../../document/importDocument';
import { isTooDeep } from '../../document/isTooDeep';
import { normalizeDocument } from '../../document/normalizeDocument';
import type { DocumentProblem, FormDocument } from '../../schema/formDocument';
import { isTranslation } from '../../translations/translationKey';
import { isRecord } from '../../values/isRecord';
import { LANGUAGE, LANGUAGES } from './spoken';
import { filterSettings } from './writtenSettings';

type Settings = Readonly<Record<string, unknown>>;

/**
 * What a builder edits: the settings of a form as they are stored, and its layout. Never changed in place. The languages of the
 * document and the translations of settings (BUILD-46) are among the settings, as those of blocks are among their properties:
 * commands, undo and rebase treat each as a thing of its own.
 */
export interface EditedForm {
  /** A page or section has fewer kinds of blocks (`mayHold`) and no fields; absent for a form. */
  readonly sort?: 'page' | 'section';
  readonly settings: Settings;
  readonly document: FormDocument;
}

/**
 * Opens a form from the wire for editing.
 * @returns why its layout cannot be used, if so.
 * @example
 * openForm({ title: 'Gala', content: '[{"type":"video"}]' }) // => { settings: { title: 'Gala' }, document: { schemaVersion: 1, children: [{ id: 'b1', type: 'video', props: {}, children: [] }] } }
 * openForm({ content: '<p>' }) // => 'notADocument'
 * openForm({ content: '{"schemaVersion":2,"languages":["en"],"translations":{"title@en":"Gala"}}' }).settings // => { '@languages': ['en'], 'title@en': 'Gala' }
 * openForm({ content: '' }, 'page').sort // => 'page'
 */
export function openForm(form: unknown, sort?: EditedForm['sort']): EditedForm | DocumentProblem {
  if (!isRecord(form)) return 'notADocument';
  const { content, ...settings } = form;
  if (typeof content === 'string' && isTooDeep(content)) return 'tooDeep';
  const imported = importDocument(content);
  if (typeof imported === 'string') return imported;
  const { language, languages, translations, ...document } = normalizeDocument(imported);
  const spoken = defined({ [LANGUAGE]: language, [LANGUAGES]: languages });
  // Nothing else that stands there: a layout does not say what its form's settings are.
  const texts = isRecord(translations) ? filterSettings(translations, isTranslation) : {};
  return { ...(sort && { sort }), settings: { ...settings, ...spoken, ...texts }, document };
}

/** Without what is undefined. */
const defined = (given: Settings): Settings => filterSettings(given, (_name, value) => value !== undefined);

/**
 * The form as it is saved (CALL-23): its layout is JSON text, of version 2 if it has several languages.
 * @example
 * closeForm({ settings: { title: 'Gala' }, document: { schemaVersion: 1, children: [] } }) // => { title: 'Gala', content: '{"schemaVersion":1,"children":[]}' }
 */
export function closeForm({ settings, document }: EditedForm): Settings {
  const { [LANGUAGE]: language, [LANGUAGES]: languages } = settings;
  const translations = filterSettings(settings, isTranslation);
  const hasThem = Object.keys(translations).length > 0;
  const spoken = defined({ language, languages, translations: hasThem ? translations : undefined });
  const content = JSON.stringify({ ...document, schemaVersion: versionOf({ languages }), ...spoken });
  return { ...filterSettings(settings, (name) => !name.includes('@')), content };
}

/**
 * The form as `compileForm` takes it.
 * @example
 * editedDefinition({ settings: { title: 'Gala' }, document: { schemaVersion: 1, children: [] } }).title // => 'Gala'
 */
export const editedDefinition = ({ settings, document }: EditedForm): FormDefinition =>
  definitionOf(settings, document);
