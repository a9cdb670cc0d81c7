import { OPERATORS } from '../../blocks/conditional';
import { TEXT_KINDS } from '../../blocks/text';
import { DATE_FILTERS, DATE_PICKERS } from '../../values/dateValues';
import { RELATIONS } from '../../values/personParts';

const SIDES = ['TOP', 'MIDDLE', 'BOTTOM', 'LEFT', 'CENTER', 'RIGHT'];
const OUTCOMES = ['SHOW', 'HIDE'];
const REACHED = ['homme', 'prenom', 'nom', 'email', 'tel'];
const HOME = ['adresse', 'postal', 'ville', 'pays', 'note_adresse'];
const GONE = ['prenomHE', 'deceasedLocation', 'deceasedDate', 'deceasedHour', 'deceasedPere', 'deceasedMere'];

/**
 * Codes that a choice may have, parts that a person has: by property, with the kind in front where it is that of one kind. A
 * browser has no schemas to look them up in.
 */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  kind: TEXT_KINDS,
  picker: DATE_PICKERS,
  filter: DATE_FILTERS,
  'upload.type': ['image', 'pdf', 'zip'],
  fixedGenre: ['MALE', 'FEMALE'],
  fixedRelation: RELATIONS,
  action: OUTCOMES,
  default: OUTCOMES,
  align: SIDES,
  position: SIDES,
  buttonsPosition: SIDES,
  operator: OPERATORS,
  'identity.labels': [...REACHED, ...HOME],
  'contact.labels': [...REACHED, '_relation', ...HOME],
  'child.labels': ['homme', 'prenom', 'nom', 'ddn'],
  'hazkara.labels': ['homme', '_relation', 'prenom', 'nom', ...GONE],
};

/**
 * Possible values of a property of a kind of block.
 * @example
 * choicesOf('upload', 'type') // => ['image', 'pdf', 'zip']
 * choicesOf('text', 'label') // => []
 */
export const choicesOf = (type: string, property: string): readonly string[] =>
  CHOICES[`${type}.${property}`] ?? CHOICES[property] ?? [];
