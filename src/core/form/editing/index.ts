/**
 * The core of the form builder: pure, without React, for the builder and the server only.
 *
 * A builder holds an `EditedForm` (`openForm`, `closeForm`): settings and document, never changed in place. Blocks are
 * named by their ids, which documents have. Every change is a `Command`, plain JSON: `applyCommand(form, command)` is the
 * form after it, the very same object when nothing changes; `refusalOf` says why it is refused.
 *
 * - `insert` and `move` take a `Place`: `{ parent, index }`, counted before anything moves; `mayStand` says what may go where.
 * - `copyBlocks` (paste, presets) and `duplicateBlocks` prepare an `insert`: new ids and keys, references settled, losses told.
 * - `setProperty` of what makes a stored key (`fieldKey`, `kind`, `picker`, `calendarId`) rewrites the conditions that name
 *   it in the same step. Hand a key over once it is typed out, not letter by letter: one without a letter names nothing.
 * - `startHistory`, `edit`, `undo`, `redo`, `selectBlocks`: all that was done to a form, with selections; typing in one property
 *   is one step. `markPublished` once it is saved; `pendingCommands` is what a draft stores beside the published form.
 * - `rebaseHistory(history, newest)` (or `rebase` for a stored draft) when somebody else published: what fits is replayed, the rest
 *   are `Conflict`s with `yours`, `theirs`, and the `commands` that take yours.
 * - A draft is stored as `writtenForm` beside its pending commands, and taken up by `takeUpDraft`; `joinSteps` goes on from what another
 *   author stored meanwhile.
 * - `presets` is the palette in its order (category: `kindEditors.get(preset.type).category`); `presetBlock(id, words)` goes through
 *   `copyBlocks`; `notOffered(form, type)` says why a form has not that kind. `kindEditors` says of every property its
 *   `format`, `group`, `unit`, `ref`, `when` it applies; `propertiesOf` and `settingProperties` are the rows of a property panel, with
 *   the codes of choices, `storedFields` what a condition may name.
 * - `warningsOf(form, { currency, embedded })`: all warnings in the order of the form, each with the `property` or `setting` where it is
 *   mended (in idle time: it reads the whole form). `absences(form)`: why visitors do not see a block.
 * - `createCanvas()` makes all blocks ready to be drawn by the views; what did not change is the same object. Keep one per builder.
 * - Words for all of it are in the sections `formBuilder` and `formPanel` of the catalogues: by preset, kind, property, code, warning, refusal;
 *   those of `lintForm`'s warnings in `formWarnings`, those of relations in `formPeople`.
 * - `relabel(form, published, id, label)` is what a label's editor calls: the key of a field that is not published yet follows.
 * - `writeFormFile` and `readFormFile`: a form as the text of a file.
 * - A form may have several languages (BUILD-46): each translation is a property, or a setting, of its own, named by
 *   `translationKey`. `textsOf` and `missingTexts` list texts, `translate`, `addLanguage`, … give commands, `translationsCsv` and
 *   `readTranslations` are for translators. What sets a list of choices or things says so through `setList`: translations follow.
 * - `usesOf` and `usesOfBlocks` say where a field, product or calendar is used: ask them before removing.
 */
export { createCanvas } from './canvas/createCanvas';
export type { Command, Refusal } from './commands/command';
export { applyCommand } from './commands/applyCommand';
export { type Copy, copyBlocks, type CopyLoss, duplicateBlocks } from './commands/copyBlocks';
export { relabel } from './commands/relabel';
export { refusalOf } from './commands/refusalOf';
export { setCommand } from './commands/setCommand';
export { withEntry } from './commands/withEntry';
export { type Change, compareForms, type Difference } from './compare/compareForms';
export { type Joined, joinSteps } from './drafts/joinSteps';
export { isIn, ownState } from './drafts/ownState';
export { takeUpDraft } from './drafts/takeUpDraft';
export { writtenForm } from './drafts/writtenForm';
export { isSameJson } from './document/isSameJson';
export { drawsChildren, mayStand } from './document/containment';
export { mayHold } from './document/mayHold';
export { pageContent } from './pages/pageContent';
export { pageProperties, sectionProperties } from './pages/pageProperties';
export { type PageCode, pageWarnings } from './pages/pageWarnings';
export { closeForm, type EditedForm, editedDefinition, openForm } from './document/editedForm';
export {
  edit,
  type History,
  markPublished,
  pendingCommands,
  redo,
  selectBlocks,
  startHistory,
  type Step,
  undo,
} from './history/history';
export type { Conflict } from './rebase/conflict';
export { rebase, rebaseHistory } from './rebase/rebase';
export {
  CATEGORIES,
  type Category,
  type Format,
  type KindEditor,
  type PropertyEditor,
  type Target,
} from './kinds/kindEditor';
export { kindEditors } from './kinds/kindEditors';
export { type CommonProperties, commonProperties } from './panel/commonProperties';
export { type EditedProperty, propertiesOf } from './panel/propertiesOf';
export { readFormFile, writeFormFile } from './document/formFile';
export { SETTING_GROUPS, settingProperties, settingsOf } from './panel/settingProperties';
export { savedForm } from './panel/savedForm';
export { type StoredField, storedFields } from './document/storedFields';
export { type Preset, presetBlock, type PresetId, presets, type PresetWords } from './palette/presets';
export { type NotOffered, notOffered } from './palette/notOffered';
export { formFromTemplate } from './templates/formFromTemplate';
export { type TemplateId, TEMPLATES, type TemplateWords } from './templates/templateWords';
export { testValues } from './testData/testValues';
export { allBlocks, findBlock, type Place, type Spot, topBlocks } from './document/tree';
export { addLanguage, baseOfForm, languagesOfForm, removeLanguage, setBase } from './translations/languages';
export { type FormText, translate, type Translated } from './translations/formText';
export { missingTexts, textsOf, untranslated } from './translations/textsOf';
export { readTranslationKey } from '../translations/translationKey';
export { setList } from './translations/setList';
export { readTranslations, type ReadTranslations } from './translations/readTranslations';
export { translationsCsv } from './translations/translationsCsv';
export { type Thing, type Use, usesOf, usesOfBlocks } from './document/usesOf';
export { type Absence, absences } from './document/absences';
export { unknownPlaceholders } from './document/wordings';
export type { BuilderCode, BuilderWarning } from './warnings/builderWarning';
export { warningsOf } from './warnings/warningsOf';
