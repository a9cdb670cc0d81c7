import type { BlockKind } from '../blockKind';
import { fieldProps, flagDefault } from '../commonProps';
import { storedKey } from '../fieldKeys';
import { simpleField, withDefault } from '../fieldSpec';

const props = { ...fieldProps, ...flagDefault };

/** A box to tick; a required one must be ticked (FORM-03). */
export const checkbox: BlockKind<typeof props> = {
  type: 'checkbox',
  group: 'field',
  props,
  fields: ({ fieldKey, required, defaultValue }) => [
    withDefault(
      simpleField<boolean>({
        key: storedKey('CHECKBOX', fieldKey),
        required,
        empty: false,
        decode: (raw) => (typeof raw === 'boolean' ? raw : undefined),
        isEmpty: (value) => !value,
      }),
      defaultValue,
    ),
  ],
};
