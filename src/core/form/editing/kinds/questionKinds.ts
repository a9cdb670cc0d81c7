import { birthDate } from '../../blocks/birthDate';
import { calendar } from '../../blocks/calendar';
import { checkbox } from '../../blocks/checkbox';
import { date } from '../../blocks/date';
import { child } from '../../blocks/people/child';
import { contact } from '../../blocks/people/contact';
import { hazkara } from '../../blocks/people/hazkara';
import { identity } from '../../blocks/people/identity';
import { select } from '../../blocks/select';
import { text } from '../../blocks/text';
import { textArea } from '../../blocks/textArea';
import { upload } from '../../blocks/upload';
import { editorOf, type KindEditor, type PropertyEditor } from './kindEditor';
import { askedEditors, basicFlag, defaultEditor, fieldEditors, personEditors } from './sharedEditors';

const choice: PropertyEditor = { format: 'choice', group: 'basic' };
const personFieldEditors = { ...personEditors, ...fieldEditors };

/** Editors of what is asked: fields and people. */
export const questionKinds: readonly KindEditor[] = [
  editorOf(text, 'fields', fieldEditors, { kind: choice, defaultValue: defaultEditor }),
  editorOf(textArea, 'fields', fieldEditors, { defaultValue: defaultEditor }),
  editorOf(checkbox, 'fields', fieldEditors, { defaultValue: defaultEditor }),
  editorOf(select, 'fields', fieldEditors, {
    values: { format: 'values', group: 'basic', isTranslatable: true },
    // Made of the translations of `values`.
    choiceLabels: { format: 'partLabels', group: 'advanced', when: () => false },
    multiple: basicFlag,
    defaultValue: defaultEditor,
  }),
  editorOf(date, 'fields', fieldEditors, {
    picker: choice,
    range: basicFlag,
    filter: choice,
    defaultNow: basicFlag,
    defaultValue: defaultEditor,
  }),
  editorOf(birthDate, 'fields', fieldEditors, { hebrew: basicFlag }),
  editorOf(upload, 'fields', fieldEditors, {
    type: choice,
    multiple: basicFlag,
    maxCount: { format: 'number', group: 'basic', when: ({ multiple }) => multiple === true },
  }),
  editorOf(calendar, 'fields', askedEditors, {
    calendarId: { format: 'calendar', group: 'basic', ref: 'calendar' },
  }),
  editorOf(identity, 'people', { ...personEditors, ...askedEditors }, {}),
  editorOf(contact, 'people', personFieldEditors, {
    address: basicFlag,
    copyIdentity: { ...basicFlag, when: (_props, { identity: asked }) => asked !== 'NONE' },
    fixedRelation: { ...choice, when: (_props, { withRelations }) => withRelations },
  }),
  editorOf(child, 'people', personFieldEditors, {}),
  editorOf(hazkara, 'people', personFieldEditors, { fixedRelation: choice }),
];
