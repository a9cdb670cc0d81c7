import type { BlockKind } from '../../schema/blockKind';
import { fieldProps, fixedGender, personProps } from '../../schema/commonProps';
import { storedKey } from '../../values/fieldKeys';
import { personField } from '../../values/personField';
import { type PersonPart, RELATIONS } from '../../values/personParts';
import { choiceProp } from '../../schema/props';

const props = { ...fieldProps, ...personProps, fixedRelation: choiceProp(RELATIONS, null) };

const PARTS: readonly PersonPart[] = [
  'homme',
  '_relation',
  'prenom',
  'nom',
  'prenomHE',
  'deceasedLocation',
  'deceasedDate',
  'deceasedHour',
  'deceasedPere',
  'deceasedMere',
];

/** A deceased person: date of death and relation are always required, except in manual mode (FORM-11). */
export const hazkara: BlockKind<typeof props> = {
  type: 'hazkara',
  group: 'field',
  props,
  fields: ({ fieldKey, required, fixedGenre, fixedRelation }, form) => [
    personField({
      key: storedKey('HAZKARA', fieldKey),
      required,
      parts: PARTS,
      always: form.manual ? [] : ['deceasedDate', '_relation'],
      fixed: { ...fixedGender(fixedGenre), ...(fixedRelation && { _relation: fixedRelation }) },
    }),
  ],
};
