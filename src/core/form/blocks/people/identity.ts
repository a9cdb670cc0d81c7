import type { BlockKind } from '../../schema/blockKind';
import { askedProps, fixedGender, personProps } from '../../schema/commonProps';
import { IDENTITY_KEY } from '../../values/fieldKeys';
import { personField } from '../../values/personField';
import { ADDRESS_PARTS } from './contact';

const props = { ...askedProps, ...personProps };

/** The sender's identity (FORM-09): required except in manual mode, with an address when the form wants all of it. */
export const identity: BlockKind<typeof props> = {
  type: 'identity',
  group: 'field',
  props,
  isOffered: (form) => form.identity !== 'NONE',
  fields: ({ fixedGenre }, form) => [
    personField({
      key: IDENTITY_KEY,
      required: !form.manual,
      parts: ['homme', 'prenom', 'nom', 'email', 'tel', ...(form.identity === 'FULL' ? ADDRESS_PARTS : [])],
      fixed: fixedGender(fixedGenre),
    }),
  ],
};
