import type { BlockKind } from '../blockKind';
import { fieldProps } from '../commonProps';
import { storedKey } from '../fieldKeys';
import { simpleField } from '../fieldSpec';

/** A box to tick; a required one must be ticked (FORM-03). */
export const checkbox: BlockKind<typeof fieldProps> = {
  type: 'checkbox',
  group: 'field',
  props: fieldProps,
  fields: ({ fieldKey, required }) => [
    simpleField<boolean>({
      key: storedKey('CHECKBOX', fieldKey),
      required,
      empty: false,
      decode: (raw) => (typeof raw === 'boolean' ? raw : undefined),
      isEmpty: (value) => !value,
    }),
  ],
};
