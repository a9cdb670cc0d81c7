import type { BlockKind } from '../blockKind';
import { fieldProps } from '../commonProps';
import { storedKey } from '../fieldKeys';
import { simpleField } from '../fieldSpec';
import { lintWidget } from '../lintWidget';

const LONGEST = 10_000;

/** A text of several lines; `height` is among the common properties (FORM-28). */
export const textArea: BlockKind<typeof fieldProps> = {
  type: 'textArea',
  group: 'field',
  props: fieldProps,
  fields: ({ fieldKey, required }) => [
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
  ],
  lint: lintWidget,
};
