import type { Block } from '../../schema/formDocument';
import type { EditedForm } from '../document/editedForm';
import { rewriteKeys } from '../document/rewriteKeys';
import { rewriteWordings } from '../document/wordings';
import { keyContext, ownKey, storedKeysOf } from '../document/storedKeys';
import { allBlocks, editChildren, findBlock, mapBlocks, type Place, replaceBlock, topBlocks } from '../document/tree';
import { isSameJson } from '../document/isSameJson';
import type { Command } from './command';
import { refusalOf } from './refusalOf';
import { renamedKey, withProperty } from './renamedKey';
import { withEntry } from './withEntry';

/**
 * Carries a command out (BUILD-21). Everything that it does not touch stays the same object; so does the whole form when
 * nothing changes, or when `refusalOf` refuses.
 * @example
 * applyCommand(edited([node('text')]), { do: 'remove', blocks: ['b1'] }).document.children // => []
 * applyCommand(edited([]), { do: 'setSetting', setting: 'title', value: 'Gala' }).settings.title // => 'Gala'
 */
export function applyCommand(form: EditedForm, command: Command): EditedForm {
  if (refusalOf(form, command)) return form;
  switch (command.do) {
    case 'insert':
      return withChildren(form, command.at, command.blocks);
    case 'move':
      return move(form, topBlocks(form.document, command.blocks), command.at);
    case 'remove':
      return { ...form, document: without(form.document, command.blocks) };
    case 'setProperty':
      return setProperty(form, command);
    case 'setSetting':
      return setSetting(form, command);
    case 'restore':
      return isSameJson(form, command.form) ? form : command.form;
  }
}

function without<D extends EditedForm['document']>(document: D, ids: readonly string[]): D {
  const removed = new Set(ids);
  return mapBlocks(document, (block) => (removed.has(block.id) ? null : block));
}

function withChildren(form: EditedForm, { parent, index }: Place, added: readonly Block[]): EditedForm {
  const insert = (children: readonly Block[]) => [...children.slice(0, index), ...added, ...children.slice(index)];
  return added.length === 0 ? form : { ...form, document: editChildren(form.document, parent, insert) };
}

function move(form: EditedForm, blocks: readonly Block[], { parent, index }: Place): EditedForm {
  const { children } = (parent === null ? null : findBlock(form.document, parent)?.block) ?? form.document;
  const moved = new Set(blocks);
  const before = children.slice(0, index).filter((block) => !moved.has(block));
  const after = [...before, ...blocks, ...children.slice(index).filter((block) => !moved.has(block))];
  if (after.length === children.length && after.every((block, at) => block === children[at])) return form;
  const ids = blocks.map(({ id }) => id);
  return withChildren({ ...form, document: without(form.document, ids) }, { parent, index: before.length }, blocks);
}

/** A field that gets another stored key takes the conditions along that name it, unless another field has its old one. */
function setProperty(form: EditedForm, command: Command & { readonly do: 'setProperty' }): EditedForm {
  const block = findBlock(form.document, command.block)?.block;
  if (!block || isSameJson(block.props[command.property], command.value)) return form;
  const document = replaceBlock(form.document, withProperty(block, command));
  const { from = '', to = '' } = renamedKey(form, block, command) ?? {};
  if (!from || !to || countOf(form, from) > 1) return { ...form, document };
  const [keys, renamed] = [storedKeysOf(form), new Map([[from, to]])];
  const settings = rewriteWordings(form.settings, keys, renamed);
  return { settings, document: rewriteKeys(document, keys, renamed) };
}

function countOf(form: EditedForm, key: string): number {
  const context = keyContext(form);
  return allBlocks(form.document).filter((block) => ownKey(block, context) === key).length;
}

function setSetting(form: EditedForm, { setting, value }: { setting: string; value?: unknown }): EditedForm {
  if (isSameJson(form.settings[setting], value)) return form;
  return { ...form, settings: withEntry(form.settings, setting, value) };
}
