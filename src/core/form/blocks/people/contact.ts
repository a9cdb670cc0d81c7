import type { BlockKind } from '../../schema/blockKind';
import { fieldProps, fixedGender, personProps } from '../../schema/commonProps';
import { IDENTITY_KEY, storedKey } from '../../values/fieldKeys';
import { personField } from '../../values/personField';
import { type PersonPart, RELATIONS } from '../../values/personParts';
import { choiceProp, flagProp } from '../../schema/props';

/** Parts of an address (FORM-07). */
export const ADDRESS_PARTS = ['adresse', 'postal', 'ville', 'pays', 'note_adresse'] as const;

const props = {
  ...fieldProps,
  ...personProps,
  address: flagProp,
  copyIdentity: flagProp,
  fixedRelation: choiceProp(RELATIONS, null),
};

/** A person other than that of the identity block (FORM-07, FORM-08). */
export const contact: BlockKind<typeof props> = {
  type: 'contact',
  group: 'field',
  props,
  fields({ fieldKey, required, address, copyIdentity, fixedGenre, fixedRelation }, form) {
    const parts: PersonPart[] = ['homme', 'prenom', 'nom', 'email', 'tel'];
    if (form.withRelations) parts.splice(1, 0, '_relation');
    if (address) parts.push(...ADDRESS_PARTS);
    const relation = form.withRelations && fixedRelation ? { _relation: fixedRelation } : {};
    return [
      personField({
        key: storedKey('CONTACT', fieldKey),
        required,
        parts,
        fixed: { ...fixedGender(fixedGenre), ...relation },
        beside: { key: IDENTITY_KEY, mayCopy: copyIdentity },
      }),
    ];
  },
};
