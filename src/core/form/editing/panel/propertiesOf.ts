import { choicesOf } from './choices';
import type { PropertyEditor } from '../kinds/kindEditor';
import { kindEditors } from '../kinds/kindEditors';
import { commonEditors } from '../kinds/sharedEditors';

/**
 * What settings of a form are, beside what properties of blocks are: an amount in currency units, a moment of the organisation's
 * clock, addresses of mailboxes, a text in which answers stand (BUILD-70).
 */
type SettingFormat = 'money' | 'moment' | 'mailAddresses' | 'wording' | 'longWording';

/** A property of a block, of a form, or of one of its lists, with its name: a row of the property panel. */
export interface EditedProperty extends Omit<PropertyEditor, 'items' | 'format'> {
  readonly name: string;
  readonly format: PropertyEditor['format'] | SettingFormat;
  /** Codes of a choice, parts of labels. */
  readonly choices: readonly string[];
  /** A flag that is on unless it is switched off. */
  readonly isOn?: true;
  readonly items: readonly EditedProperty[];
  /** A new thing for the list, which has these already. */
  newItem?(items: readonly unknown[]): Readonly<Record<string, unknown>>;
}

function rowsOf(type: string, editors: Readonly<Record<string, PropertyEditor>>): EditedProperty[] {
  return Object.entries(editors).map(([name, { items = {}, ...editor }]) => ({
    ...editor,
    name,
    choices: choicesOf(type, name),
    items: rowsOf(type, items),
  }));
}

/**
 * The properties of a kind of block in the order of the property panel; those that every block has, for one that is not known.
 * @example
 * propertiesOf('select').find(({ name }) => name === 'values').format // => 'values'
 * propertiesOf('nobody').some(({ name }) => name === 'padding') // => true
 */
export function propertiesOf(type: string): readonly EditedProperty[] {
  const { properties = commonEditors } = kindEditors.get(type) ?? {};
  const rows = rowsOf(type, properties);
  // Facts about a block come before its rules.
  const first = ['label', 'title', 'html', 'placeholder', 'tooltip', 'required'];
  const rank = ({ name }: EditedProperty) => first.indexOf(name) + 1 || first.length + 1;
  return rows.sort((one, other) => rank(one) - rank(other));
}
