import { keySlug } from '../../values/fieldKeys';
import type { EditedForm } from '../document/editedForm';
import { storedKeysOf } from '../document/storedKeys';
import { findBlock } from '../document/tree';
import type { Command } from './command';
import { freeKey } from './freeKey';
import { renamedKey } from './renamedKey';
import { authorKeys } from './withNewKeys';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Gives a field another label. The key of one that was never published follows it, as long as it was made of the label:
 * nothing is stored under it yet (BUILD-37).
 * @param published the form that visitors fill in.
 * @example
 * relabel(edited([node('text', { label: 'Nom', fieldKey: 'nom' })]), edited([]), 'b1', 'Âge').map(({ property, value }) => [property, value]) // => [['label', 'Âge'], ['fieldKey', 'age']]
 */
export function relabel(
  form: EditedForm,
  published: EditedForm,
  id: string,
  label: string,
): (Command & { readonly do: 'setProperty' })[] {
  const given = { do: 'setProperty', block: id, property: 'label', value: label } as const;
  const block = findBlock(form.document, id)?.block;
  const before = textOf(block?.props['fieldKey']);
  if (!block || !before || findBlock(published.document, id)) return [given];
  // As new fields are named: without a label, by their kind. So the key follows again what is typed after all was deleted.
  const keyOf = (text: string) => keySlug(text) || keySlug(block.type);
  if (stemOf(before) !== stemOf(keyOf(textOf(block.props['label'])))) return [given];
  const stored = storedKeysOf(form);
  const taken = new Set(authorKeys(form).filter((key) => key !== before));
  const isFree = (value: string) => {
    const to = renamedKey(form, block, { property: 'fieldKey', value })?.to;
    return !taken.has(value) && (to === undefined || !stored.has(to));
  };
  return [given, { do: 'setProperty', block: id, property: 'fieldKey', value: freeKey(keyOf(label), isFree) }];
}

/** Without the number that keeps it apart from others. */
const stemOf = (key: string) => key.replace(/\d{1,2}$/, '');
