import type { BlockKind } from '../schema/blockKind';
import { fieldProps, textDefault } from '../schema/commonProps';
import { storedKey } from '../values/fieldKeys';
import { typedField, withDefault } from '../values/fieldSpec';
import { lintWidget } from '../schema/lintWidget';

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
