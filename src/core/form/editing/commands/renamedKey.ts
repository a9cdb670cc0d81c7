import type { Block } from '../../schema/formDocument';
import type { EditedForm } from '../document/editedForm';
import { keyContext, ownKey } from '../document/storedKeys';
import { isTranslation } from '../../translations/translationKey';
import { withEntry } from './withEntry';

interface PropertyChange {
  readonly property: string;
  readonly value?: unknown;
}

/**
 * A block with another value of a property; without a value it has none.
 * @example
 * withProperty(node('text', { label: 'Nom' }), { property: 'label', value: 'Prénom' }).props // => { label: 'Prénom' }
 * withProperty(node('text', { label: 'Nom' }), { property: 'label' }).props // => {}
 */
export function withProperty<B extends Pick<Block, 'props'>>(block: B, { property, value }: PropertyChange): B {
  return { ...block, props: withEntry(block.props, property, value) };
}

/** The stored key of a block before and after a change; '' is none. */
interface RenamedKey {
  readonly from: string;
  readonly to: string;
}

/**
 * Whether a change of a property alters the key that values are stored under: of the key itself, of what a text or date
 * accepts, of a calendar (ENT-04).
 * @example
 * renamedKey(edited([]), node('text', { fieldKey: 'age' }), { property: 'kind', value: 'numeric' }) // => { from: '[TEXT]_age', to: '[NUMBER]_age' }
 * renamedKey(edited([]), node('text', { fieldKey: 'age' }), { property: 'label', value: 'Âge' }) // => null
 */
export function renamedKey(
  form: EditedForm,
  block: Pick<Block, 'type' | 'props'>,
  change: PropertyChange,
): RenamedKey | null {
  if (isTranslation(change.property)) return null;
  const context = keyContext(form);
  const from = ownKey(block, context);
  const to = ownKey(withProperty(block, change), context);
  return from === to ? null : { from, to };
}
