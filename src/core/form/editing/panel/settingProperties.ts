import { isRecord } from '../../values/isRecord';
import { freeKey } from '../commands/freeKey';
import type { EditedProperty } from './propertiesOf';

type When = NonNullable<EditedProperty['when']>;
const isComplex: When = (_, { type }) => type === 'COMPLEX';
const isPaid: When = (_, { withPaiement }) => withPaiement;
const isSet =
  (name: string): When =>
  (values) =>
    typeof values[name] === 'string' && values[name] !== '';
/** A flag that is on unless it is switched off. */
const isOn =
  (name: string): When =>
  (values) =>
    values[name] !== false;

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
  property('montant', 'money'),
  words('title'),
  words('description', 'longText'),
  property('maxPerOrder', 'number'),
  property('active', 'flag', { isOn: true }),
  property('hideOverStock', 'flag'),
];

/** Topics of settings: the folds of the panel, in order. */
export const SETTING_GROUPS = [
  'form',
  'opening',
  'products',
  'calendars',
  'payment',
  'sent',
  'mails',
  'search',
] as const;
type SettingGroup = (typeof SETTING_GROUPS)[number];

const groups: Readonly<Record<SettingGroup, readonly EditedProperty[]>> = {
  form: [
    words('title'),
    words('description', 'longText'),
    property('type', 'choice', { choices: ['SIMPLE', 'COMPLEX'] }),
    property('identity', 'choice', { choices: ['NONE', 'SHORT', 'FULL'] }),
    property('withRelations', 'flag'),
    property('manual', 'flag'),
  ],
  opening: [property('active', 'flag', { isOn: true }), property('expireAt', 'moment')],
  products: [
    property('products', 'items', { items: product, newItem: numbered('P'), when: isComplex }),
    property('allowNoProduct', 'flag', { when: isComplex }),
    property('allowZeroAmount', 'flag', { when: isComplex }),
  ],
  calendars: [
    property('calendars', 'items', { items: [id, words('label')] }),
    property('blocks', 'items', { items: [id, property('label', 'text')], when: isComplex }),
  ],
  payment: [
    property('withPaiement', 'flag'),
    property('paiementType', 'choice', { choices: ['MONTHLY', 'ABONNEMENT'], when: isPaid }),
    words('paiementMethods', 'values', { when: isPaid }),
  ],
  sent: [
    words('sentTitle'),
    words('sentText', 'longText'),
    property('sentUrl', 'address'),
    property('sentGo', 'flag', { when: isSet('sentUrl') }),
    words('sentLabel', 'text', { when: (values, form) => isSet('sentUrl')(values, form) && values['sentGo'] !== true }),
  ],
  mails: [
    property('noticeMails', 'flag', { isOn: true }),
    property('noticeTo', 'mailAddresses', { when: isOn('noticeMails') }),
    property('copyMails', 'flag', { isOn: true }),
    words('copySubject', 'wording', { when: isOn('copyMails') }),
    words('copyText', 'longWording', { when: isOn('copyMails') }),
    property('confirmByMail', 'flag'),
  ],
  search: [words('metaTitle'), words('metaDescription', 'longText'), property('metaImage', 'picture')],
};

/**
 * The settings of a group of the panel.
 * @example
 * settingsOf('opening').map(({ name }) => name) // => ['active', 'expireAt']
 */
export const settingsOf = (group: SettingGroup): readonly EditedProperty[] => groups[group];

/** Settings of a form beside its layout (ENT-01), in the order of the panel. */
export const settingProperties: readonly EditedProperty[] = SETTING_GROUPS.flatMap(settingsOf);
