import type { Block } from '../../schema/formDocument';
import { applyCommand } from '../commands/applyCommand';
import { copyBlocks } from '../commands/copyBlocks';
import type { EditedForm } from '../document/editedForm';
import { presetBlock } from '../palette/presets';
import { type TemplateBlock, templates } from './templates';
import type { TemplateId, TemplateWords } from './templateWords';

/** Templates name their blocks themselves. */
const unnamed = { label: '', values: [], step: '' };

function blockOf([preset, props = {}, children = []]: TemplateBlock): Block {
  const block = presetBlock(preset, unnamed);
  return { ...block, props: { ...block.props, ...props }, children: children.map(blockOf) };
}

/**
 * A form that begins with a template (BUILD-60). What `form` has beside stays, its title too.
 * @param newId makes an id that no form has
 * @example
 * formFromTemplate(edited([]), 'contact', { message: 'Message', contact: { title: 'Contact', subject: 'Sujet', subjects: ['Don'] } }, ((n) => () => `n${(n += 1)}`)(0)).settings.title // => 'Contact'
 */
export function formFromTemplate(
  form: EditedForm,
  id: TemplateId,
  words: TemplateWords,
  newId: () => string,
): EditedForm {
  const { settings, blocks } = templates[id](words);
  const { title } = form.settings;
  const hasTitle = typeof title === 'string' && title.trim() !== '';
  const begun = { ...form, settings: { ...form.settings, ...settings, ...(hasTitle && { title }) } };
  return applyCommand(begun, copyBlocks(begun, blocks.map(blockOf), { parent: null, index: 0 }, newId).command);
}
