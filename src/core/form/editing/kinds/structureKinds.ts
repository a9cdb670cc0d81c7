import { conditional } from '../../blocks/conditional';
import { container } from '../../blocks/container';
import { embeddedForm } from '../../blocks/embeddedForm';
import { empty } from '../../blocks/empty';
import { step } from '../../blocks/step';
import { steps } from '../../blocks/steps';
import { submit } from '../../blocks/submit';
import { editorOf, type KindEditor } from './kindEditor';
import { basicFlag, basicText, commonEditors, fontSizeEditor } from './sharedEditors';

/** Editors of what arranges a form. */
export const structureKinds: readonly KindEditor[] = [
  editorOf(conditional, 'structure', commonEditors, {
    conditions: { format: 'conditions', group: 'basic', ref: 'field' },
    action: { format: 'choice', group: 'basic' },
    default: { format: 'choice', group: 'basic' },
  }),
  editorOf(embeddedForm, 'structure', commonEditors, { blockId: { format: 'block', group: 'basic', ref: 'block' } }),
  editorOf(steps, 'structure', commonEditors, {
    hideTitle: basicFlag,
    clickable: basicFlag,
    hideSubmit: basicFlag,
    reduced: { format: 'flag', group: 'layout' },
    buttonsPosition: { format: 'choice', group: 'layout' },
  }),
  editorOf(step, 'structure', commonEditors, {
    title: basicText,
    description: { format: 'longText', group: 'basic', isTranslatable: true },
  }),
  editorOf(submit, 'structure', commonEditors, {
    label: basicText,
    fontSize: fontSizeEditor,
    position: { format: 'choice', group: 'layout' },
  }),
  editorOf(container, 'structure', commonEditors, {}),
  editorOf(empty, 'structure', commonEditors, {}),
];
