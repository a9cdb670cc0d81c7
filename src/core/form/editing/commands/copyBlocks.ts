import { blockKinds } from '../../blocks/blockKinds';
import type { Block } from '../../schema/formDocument';
import { keySlug } from '../../values/fieldKeys';
import type { EditedForm } from '../document/editedForm';
import { mapReferences, type Target } from '../document/references';
import { keyContext, namedField, ownKey, storedKeysOf } from '../document/storedKeys';
import { allBlocks, findBlock, mapBlocks, type Place, topBlocks } from '../document/tree';
import type { Command } from './command';
import { freeKey } from './freeKey';
import { withProperty } from './renamedKey';

/** What a copy could not keep: a key that was taken, something that this form has not, a block that it has once at most. */
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
  const losses: CopyLoss[] = [];
  const context = keyContext(form);
  const source = { ...form, document: { ...form.document, children: blocks } };
  const taken = takenKeys(form);
  const renamed = new Map<string, string>();

  const withKey = (original: Block): Block | null => {
    const block = { ...original, id: newId() };
    const from = ownKey(block, context);
    if (!('fieldKey' in (blockKinds.get(block.type)?.props ?? {}))) {
      if (from === '' || !taken.has(from)) return take(block, from, from);
      losses.push({ block: block.type === 'calendar' ? block.id : '', code: 'onlyOnce', target: 'field', name: from });
      return block.type === 'calendar' ? withProperty(block, { property: 'calendarId' }) : null;
    }
    const { fieldKey, label } = block.props;
    const wanted = textOf(fieldKey) || keySlug(textOf(label)) || keySlug(block.type);
    const keyed = (key: string) => withProperty(block, { property: 'fieldKey', value: key });
    const key = freeKey(wanted, (one) => !taken.has(one) && !taken.has(ownKey(keyed(one), context)));
    if (key !== wanted && from !== '')
      losses.push({ block: block.id, code: 'keyChanged', target: 'field', name: from });
    const settled = keyed(key);
    taken.add(key);
    return take(settled, from, ownKey(settled, context));
  };
  const take = (block: Block, from: string, to: string): Block => {
    taken.add(to);
    if (from !== '' && !renamed.has(from)) renamed.set(from, to);
    return block;
  };

  const keys = storedKeysOf(source);
  const relinked = (block: Block): Block =>
    mapReferences(block, ({ target, name }) => {
      const field = target === 'field' ? namedField(name, keys) : null;
      const key = field && renamed.get(field.key);
      if (field && key) return key + field.rest;
      if (isKnown({ target, name })) return name;
      losses.push({ block: block.id, code: 'referenceDropped', target, name });
      return null;
    });
  const keyed = mapBlocks({ children: blocks }, withKey);
  return { command: { do: 'insert', blocks: mapBlocks(keyed, relinked).children, at }, losses };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The author's keys and the stored ones: neither may be had twice. */
function takenKeys(form: EditedForm): Set<string> {
  const keys = allBlocks(form.document).map(({ props }) => textOf(props['fieldKey']));
  return new Set(['', ...keys, ...storedKeysOf(form).keys()]);
}

/** Whether a form has what a reference names. Sections are the organisation's. */
function thingsOf(form: EditedForm): (target: Target, name: string) => boolean {
  const keys = storedKeysOf(form);
  const { products, calendars, blocks } = keyContext(form);
  const ids = { product: products, calendar: calendars, block: blocks };
  return (target, name) => {
    if (target === 'field') return namedField(name, keys) !== null;
    return target === 'section' || ids[target].some(({ id }) => id === name);
  };
}
