import { blockKinds } from '../blocks/blockKinds';
import { keySlug } from '../values/fieldKeys';
import type { Block, FormDocument } from '../schema/formDocument';
import { settleProps } from '../schema/props';

/**
 * A document ready to store: codes in place of French words (ENT-08, ENT-09), and a key for each field without one,
 * made from its label, else its id. Unknown content is preserved.
 * @example
 * normalizeDocument({ schemaVersion: 1, children: [{ id: 'b1', type: 'text', props: { label: 'Nom de famille' }, children: [] }] }).children[0].props // => { label: 'Nom de famille', fieldKey: 'nom_de_famille' }
 */
export function normalizeDocument(document: FormDocument): FormDocument {
  const taken = new Set<string>();
  const collect = ({ props, children }: Block): void => {
    taken.add(textOf(props['fieldKey']));
    children.forEach(collect);
  };
  document.children.forEach(collect);
  const freeKey = keyMaker(taken);
  return { ...document, children: document.children.map((block) => settleBlock(block, freeKey)) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function settleBlock(block: Block, freeKey: (wanted: string) => string): Block {
  const kind = blockKinds.get(block.type);
  const children = block.children.map((child) => settleBlock(child, freeKey));
  if (!kind) return { ...block, children };
  const props = settleProps(kind.props, block.props);
  if (!('fieldKey' in kind.props) || textOf(props['fieldKey'])) return { ...block, props, children };
  const fieldKey = freeKey(keySlug(textOf(props['label'])) || keySlug(block.id) || 'champ');
  return { ...block, props: { ...props, fieldKey }, children };
}

/** Makes keys that are not taken: thousands of blocks may want the same one. */
function keyMaker(taken: Set<string>) {
  const last = new Map<string, number>();
  return (wanted: string): string => {
    let number = last.get(wanted) ?? 0;
    let key: string;
    do key = (number += 1) === 1 ? wanted : `${wanted}_${number}`;
    while (taken.has(key));
    last.set(wanted, number);
    taken.add(key);
    return key;
  };
}
