import type { BlockKind } from '../schema/blockKind';
import { fieldProps, flagDefault } from '../schema/commonProps';
import { storedKey } from '../values/fieldKeys';
import { simpleField, withDefault } from '../values/fieldSpec';

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
