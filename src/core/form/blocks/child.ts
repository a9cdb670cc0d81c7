import type { BlockKind } from '../blockKind';
import { fieldProps, fixedGender, personProps } from '../commonProps';
import { storedKey } from '../fieldKeys';
import { personField } from '../personField';

const props = { ...fieldProps, ...personProps };

/** A child: gender, names, birth date (FORM-10). */
export const child: BlockKind<typeof props> = {
  type: 'child',
  group: 'field',
  props,
  fields: ({ fieldKey, required, fixedGenre }) => [
    personField({
      key: storedKey('CHILD', fieldKey),
      required,
      parts: ['homme', 'prenom', 'nom', 'ddn'],
      fixed: fixedGender(fixedGenre),
    }),
  ],
};
