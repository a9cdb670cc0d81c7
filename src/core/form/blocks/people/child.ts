import type { BlockKind } from '../../schema/blockKind';
import { fieldProps, fixedGender, personProps } from '../../schema/commonProps';
import { storedKey } from '../../values/fieldKeys';
import { personField } from '../../values/personField';

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
