import { blockKinds } from '../../blocks/blockKinds';
import type { FormContext } from '../../schema/blockKind';
import type { Block } from '../../schema/formDocument';
import { readProps } from '../../schema/props';
import { isUsableKey } from '../../values/fieldKeys';
import type { FieldSpec } from '../../values/fieldSpec';
import { type EditedForm, editedDefinition } from './editedForm';

/** The stored keys of a form's fields, each with the number of repeated blocks around it (FORM-19). */
export type StoredKeys = ReadonlyMap<string, number>;

/**
 * The settings that fields look at. Prices do not matter to keys, so neither does the currency.
 * @example
 * keyContext(edited([], { type: 'COMPLEX' })).type // => 'COMPLEX'
 */
export const keyContext = (form: EditedForm): FormContext => ({ ...editedDefinition(form), currency: 'eur' });

/**
 * The fields of a block, also of one that is hidden or not offered.
 * @example
 * blockFields(node('text', { fieldKey: 'age', kind: 'numeric' }), keyContext(edited([]))).map(({ key }) => key) // => ['[NUMBER]_age']
 */
export function blockFields({ type, props }: Pick<Block, 'type' | 'props'>, context: FormContext): FieldSpec[] {
  const kind = blockKinds.get(type);
  const fields = kind?.fields?.(readProps(kind.props, props), context) ?? [];
  return fields.filter(({ key }) => isUsableKey(key));
}

/**
 * The stored key that a block alone may have (BUILD-20), '' when it has none. That of a product's quantity may be shared.
 * @example
 * ownKey(node('calendar', { calendarId: 'c1' }), keyContext(edited([]))) // => '[CALENDAR]_c1'
 * ownKey(node('video'), keyContext(edited([]))) // => ''
 */
export const ownKey = (block: Pick<Block, 'type' | 'props'>, context: FormContext): string =>
  blockFields(block, context).find(({ productId }) => productId === undefined)?.key ?? '';

/**
 * All stored keys of a form.
 * @example
 * storedKeysOf(edited([node('productInfo', {}, [node('text', { fieldKey: 'nom' })])])) // => new Map([['[TEXT]_nom', 1]])
 */
export function storedKeysOf(form: EditedForm): StoredKeys {
  const context = keyContext(form);
  const keys = new Map<string, number>();
  const visit = (blocks: readonly Block[], depth: number): void => {
    for (const block of blocks) {
      for (const { key } of blockFields(block, context)) keys.set(key, Math.max(depth, keys.get(key) ?? 0));
      visit(block.children, block.type === 'productInfo' ? depth + 1 : depth);
    }
  };
  visit(form.document.children, 0);
  return keys;
}

/** The field that a condition names, and what follows its key: a row, a part, or both. */
interface NamedField {
  readonly key: string;
  readonly rest: string;
}

/**
 * Finds the field that a condition names (ENT-08, FORM-19); null when none does.
 * @example
 * namedField('identity.email', new Map([['identity', 0]])) // => { key: 'identity', rest: '.email' }
 * namedField('[TEXT]_nom_2', new Map([['[TEXT]_nom', 1]])) // => { key: '[TEXT]_nom', rest: '_2' }
 * namedField('[TEXT]_nom_2', new Map([['[TEXT]_nom', 0]])) // => null
 */
export function namedField(name: string, keys: StoredKeys): NamedField | null {
  const dot = name.lastIndexOf('.');
  for (const whole of dot < 0 ? [name] : [name, name.slice(0, dot)])
    for (let key = whole, rows = 0; ; rows += 1) {
      const depth = keys.get(key);
      if (depth !== undefined && depth >= rows) return { key, rest: name.slice(key.length) };
      const shorter = key.replace(/_\d+$/, '');
      if (shorter === key) break;
      key = shorter;
    }
  return null;
}
