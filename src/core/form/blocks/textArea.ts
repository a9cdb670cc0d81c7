import type { BlockKind } from '../blockKind';
import { fieldProps, textDefault } from '../commonProps';
import { storedKey } from '../fieldKeys';
import { typedField, withDefault } from '../fieldSpec';
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
      typedField({
        key: storedKey(null, fieldKey),
        required,
        rule: (value) => (value.length > LONGEST ? 'tooLong' : null),
      }),
      defaultValue,
    ),
  ],
  lint: lintWidget,
};
