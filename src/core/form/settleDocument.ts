import { blockKinds } from './blockKinds';
import { keySlug } from './fieldKeys';
import type { Block, FormDocument } from './formDocument';
import { settleProps } from './props';

/**
 * A document as it is to be stored: codes in place of French words (ENT-08, ENT-09), and a key for each field that came
 * without one, made of its label, else of its id. What is not known stays as it is.
 * @example
 * settleDocument({ schemaVersion: 1, children: [{ id: 'b1', type: 'text', props: { label: 'Nom de famille' }, children: [] }] }).children[0].props // => { label: 'Nom de famille', fieldKey: 'nom_de_famille' }
 */
export function settleDocument(document: FormDocument): FormDocument {
  const taken = new Set<string>();
  const collect = ({ props, children }: Block): void => {
    taken.add(textOf(props['fieldKey']));
    children.forEach(collect);
  };
  document.children.forEach(collect);
  return { ...document, children: document.children.map((block) => settleBlock(block, taken)) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function settleBlock(block: Block, taken: Set<string>): Block {
  const kind = blockKinds.get(block.type);
  const children = block.children.map((child) => settleBlock(child, taken));
  if (!kind) return { ...block, children };
  const props = settleProps(kind.props, block.props);
  if (!('fieldKey' in kind.props) || textOf(props['fieldKey'])) return { ...block, props, children };
  const fieldKey = freeKey(keySlug(textOf(props['label'])) || keySlug(block.id) || 'champ', taken);
  return { ...block, props: { ...props, fieldKey }, children };
}

function freeKey(wanted: string, taken: Set<string>): string {
  let key = wanted;
  for (let number = 2; taken.has(key); number += 1) key = `${wanted}_${number}`;
  taken.add(key);
  return key;
}
