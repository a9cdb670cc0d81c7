import { isRecord } from '../../values/isRecord';
import { freeKey } from '../commands/freeKey';
import type { EditedProperty } from './propertiesOf';

type When = NonNullable<EditedProperty['when']>;
const isComplex: When = (_, { type }) => type === 'COMPLEX';
const isPaid: When = (_, { withPaiement }) => withPaiement;

const property = (
  name: string,
  format: EditedProperty['format'],
  more: Partial<EditedProperty> = {},
): EditedProperty => ({ name, format, group: 'basic', choices: [], items: [], ...more });

/** A text that visitors read. */
const words = (name: string, format: EditedProperty['format'] = 'text', more: Partial<EditedProperty> = {}) =>
  property(name, format, { isTranslatable: true, ...more });

/** A new thing with an id that the others have not. */
const numbered = (stem: string) => (items: readonly unknown[]) => {
  const taken = new Set(items.map((item) => (isRecord(item) ? item['id'] : undefined)));
  return { id: freeKey(`${stem}1`, (id) => !taken.has(id)) };
};

const id = property('id', 'text');

const product: readonly EditedProperty[] = [
  words('label'),
  property('montant', 'number'),
  words('title'),
  words('description', 'longText'),
  property('maxPerOrder', 'number'),
  property('active', 'flag', { isOn: true }),
  property('hideOverStock', 'flag'),
];

/** Settings of a form beside its layout (ENT-01), in the order of the panel. */
export const settingProperties: readonly EditedProperty[] = [
  words('title'),
  words('description', 'longText'),
  property('type', 'choice', { choices: ['SIMPLE', 'COMPLEX'] }),
  property('identity', 'choice', { choices: ['NONE', 'SHORT', 'FULL'] }),
  property('active', 'flag', { isOn: true }),
  property('expireAt', 'date'),
  property('withRelations', 'flag', { group: 'advanced' }),
  property('manual', 'flag', { group: 'advanced' }),
  property('confirmByMail', 'flag', { group: 'advanced' }),
  property('withPaiement', 'flag'),
  property('paiementType', 'choice', { choices: ['MONTHLY', 'ABONNEMENT'], when: isPaid }),
  words('paiementMethods', 'values', { when: isPaid }),
  property('products', 'items', { items: product, newItem: numbered('P'), when: isComplex }),
  property('allowNoProduct', 'flag', { when: isComplex }),
  property('allowZeroAmount', 'flag', { when: isComplex }),
  property('calendars', 'items', { items: [id, words('label')], newItem: numbered('C') }),
  property('blocks', 'items', { items: [id, property('label', 'text')], newItem: numbered('B'), when: isComplex }),
  words('metaTitle', 'text', { group: 'advanced' }),
  words('metaDescription', 'longText', { group: 'advanced' }),
  property('metaImage', 'picture', { group: 'advanced' }),
];
