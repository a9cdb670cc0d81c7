import type { BlockKind } from '../blockKind';
import { fieldProps, textDefault } from '../commonProps';
import { storedKey } from '../fieldKeys';
import { simpleField, withDefault } from '../fieldSpec';
import { lintWidget } from '../lintWidget';

const LONGEST = 10_000;

const props = { ...fieldProps, ...textDefault };

/** A text of several lines; `height` is among the common properties (FORM-28). */
export const textArea: BlockKind<typeof props> = {
  type: 'textArea',
  group: 'field',
  props,
  fields: ({ fieldKey, required, defaultValue }) => [
    withDefault(
      simpleField<string>({
        key: storedKey(null, fieldKey),
        required,
        empty: '',
        decode: (raw) => (typeof raw === 'string' ? raw : undefined),
        isEmpty: (value) => value.trim() === '',
        encode: (value) => value.trim(),
        reading: (value) => value.trim(),
        rule: (value) => (value.length > LONGEST ? 'tooLong' : null),
      }),
      defaultValue,
    ),
  ],
  lint: lintWidget,
};
