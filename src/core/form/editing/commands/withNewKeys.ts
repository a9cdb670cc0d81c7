import { blockKinds } from '../../blocks/blockKinds';
import type { Block } from '../../schema/formDocument';
import { keySlug } from '../../values/fieldKeys';
import type { EditedForm } from '../document/editedForm';
import { keyContext, ownKey, storedKeysOf } from '../document/storedKeys';
import { allBlocks, mapBlocks } from '../document/tree';
import { freeKey } from './freeKey';
import { withProperty } from './renamedKey';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Blocks with ids and stored keys that a form has not. */
interface Rekeyed {
  readonly blocks: readonly Block[];
  /** The new stored key for each old one. */
  readonly keys: ReadonlyMap<string, string>;
  /** Fields whose key was taken: the block by its new id, empty when it was left out, and the old key. */
  readonly changed: readonly { readonly block: string; readonly key: string; readonly isOnlyOnce: boolean }[];
}

/**
 * Gives blocks that come into a form ids, and keys where theirs are taken. What can have no other key is left out; of a
 * calendar, what it names.
 * @param reserved author's keys that are not given either, beside the stored ones of the form.
 * @example
 * withNewKeys(edited([node('text', { fieldKey: 'a' })]), edited([node('text', { fieldKey: 'a' })]).document.children, () => 'x').blocks[0].props // => { fieldKey: 'a2' }
 */
export function withNewKeys(
  form: EditedForm,
  blocks: readonly Block[],
  idOf: (block: Block) => string,
  reserved: readonly string[] = [],
): Rekeyed {
  const context = keyContext(form);
  const taken = new Set(['', ...reserved, ...storedKeysOf(form).keys()]);
  const keys = new Map<string, string>();
  const changed: { block: string; key: string; isOnlyOnce: boolean }[] = [];

  const take = (block: Block, from: string, to: string): Block => {
    taken.add(to);
    if (from !== '' && !keys.has(from)) keys.set(from, to);
    return block;
  };
  const rekey = (original: Block): Block | null => {
    const block = { ...original, id: idOf(original) };
    const from = ownKey(block, context);
    if (!('fieldKey' in (blockKinds.get(block.type)?.props ?? {}))) {
      if (from === '' || !taken.has(from)) return take(block, from, from);
      const isCalendar = block.type === 'calendar';
      changed.push({ block: isCalendar ? block.id : '', key: from, isOnlyOnce: true });
      return isCalendar ? withProperty(block, { property: 'calendarId' }) : null;
    }
    const keyed = (key: string) => withProperty(block, { property: 'fieldKey', value: key });
    const wanted = textOf(block.props['fieldKey']) || keySlug(textOf(block.props['label'])) || keySlug(block.type);
    const key = freeKey(wanted, (one) => !taken.has(one) && !taken.has(ownKey(keyed(one), context)));
    if (key !== wanted && from !== '') changed.push({ block: block.id, key: from, isOnlyOnce: false });
    if (reserved.length > 0) taken.add(key);
    return take(keyed(key), from, ownKey(keyed(key), context));
  };
  return { blocks: mapBlocks({ children: blocks }, rekey).children, keys, changed };
}

/**
 * The keys that the authors of a form's fields gave them.
 * @example
 * authorKeys(edited([node('text', { fieldKey: 'a' })])) // => ['a']
 */
export const authorKeys = ({ document }: EditedForm): string[] =>
  allBlocks(document).map(({ props }) => textOf(props['fieldKey']));
