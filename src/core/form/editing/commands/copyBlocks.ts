import type { Block } from '../../schema/formDocument';
import type { EditedForm } from '../document/editedForm';
import { mapReferences } from '../document/references';
import { keyContext, namedField, storedKeysOf } from '../document/storedKeys';
import { findBlock, mapBlocks, type Place, topBlocks } from '../document/tree';
import type { Target } from '../kinds/kindEditor';
import type { Command } from './command';
import { authorKeys, withNewKeys } from './withNewKeys';

/** Something a copy lost: its key was taken, a reference has no target here, or the form may have only one such block. */
export interface CopyLoss {
  /** Id of the copy; empty when there is none. */
  readonly block: string;
  readonly code: 'keyChanged' | 'referenceDropped' | 'onlyOnce';
  readonly target: Target;
  /** The key or id that the original had. */
  readonly name: string;
}

export interface Copy {
  readonly command: Command & { readonly do: 'insert' };
  readonly losses: readonly CopyLoss[];
}

/**
 * Prepares blocks to be put into a form: new ids, keys of their own, references settled (BUILD-24). Conditions among the
 * copies name the copied fields; what they name in this form stays; all else is dropped, and said.
 * @param newId makes an id that no form has.
 * @example
 * copyBlocks(edited([]), [node('text', { label: 'Nom' })], { parent: null, index: 0 }, () => 'x').command.blocks // => [{ id: 'x', type: 'text', props: { label: 'Nom', fieldKey: 'nom' }, children: [] }]
 */
export function copyBlocks(
  form: EditedForm,
  blocks: readonly Pick<Block, 'type' | 'props' | 'children'>[],
  at: Place,
  newId: () => string,
): Copy {
  const known = thingsOf(form);
  return settle(form, blocks as readonly Block[], at, newId, ({ target, name }) => known(target, name));
}

/**
 * Prepares copies of a form's own blocks, after the last of them; null if there are none.
 * @example
 * duplicateBlocks(edited([node('text', { fieldKey: 'nom' })]), ['b1'], () => 'x').command.blocks[0].props.fieldKey // => 'nom2'
 */
export function duplicateBlocks(form: EditedForm, ids: readonly string[], newId: () => string): Copy | null {
  const blocks = topBlocks(form.document, ids);
  const last = findBlock(form.document, blocks.at(-1)?.id ?? '');
  return last && settle(form, blocks, { parent: last.parent, index: last.index + 1 }, newId, () => true);
}

function settle(
  form: EditedForm,
  blocks: readonly Block[],
  at: Place,
  newId: () => string,
  isKnown: (reference: { readonly target: Target; readonly name: string }) => boolean,
): Copy {
  const rekeyed = withNewKeys(form, blocks, newId, authorKeys(form));
  const losses = rekeyed.changed.map(({ block, key, isOnlyOnce }): CopyLoss => {
    return { block, code: isOnlyOnce ? 'onlyOnce' : 'keyChanged', target: 'field', name: key };
  });
  const keys = storedKeysOf({ ...form, document: { ...form.document, children: blocks } });
  const relinked = (block: Block): Block =>
    mapReferences(block, ({ target, name }) => {
      const field = target === 'field' ? namedField(name, keys) : null;
      const key = field && rekeyed.keys.get(field.key);
      if (field && key) return key + field.rest;
      // Without a key of its own, it is the quantity of a product that the form has.
      if (field || isKnown({ target, name })) return name;
      losses.push({ block: block.id, code: 'referenceDropped', target, name });
      return null;
    });
  return { command: { do: 'insert', blocks: mapBlocks({ children: rekeyed.blocks }, relinked).children, at }, losses };
}

/** Whether a form has what a reference names. Sections are the organisation's; so are the forms on a page. */
function thingsOf(form: EditedForm): (target: Target, name: string) => boolean {
  const keys = storedKeysOf(form);
  const { products, calendars, blocks } = keyContext(form);
  const ids = { product: products, calendar: calendars, block: blocks };
  return (target, name) => {
    if (target === 'field') return namedField(name, keys) !== null;
    return (
      target === 'section' || (target === 'block' && form.sort === 'page') || ids[target].some(({ id }) => id === name)
    );
  };
}
