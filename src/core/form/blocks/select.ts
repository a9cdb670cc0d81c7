import type { BlockKind } from '../schema/blockKind';
import { fieldProps, labelsProp, textsDefault, textsProp } from '../schema/commonProps';
import { storedKey } from '../values/fieldKeys';
import { simpleField, withDefault } from '../values/fieldSpec';
import { flagProp } from '../schema/props';
import { lintWidget } from '../schema/lintWidget';

const props = {
  ...fieldProps,
  ...textsDefault,
  values: textsProp,
  /** Labels by value. */
  choiceLabels: labelsProp,
  multiple: flagProp,
};

/** One or several of the author's values (FORM-27). The store holds a list in both cases. */
export const select: BlockKind<typeof props> = {
  type: 'select',
  group: 'field',
  props,
  fields: ({ fieldKey, required, values, multiple, defaultValue }) => [
    withDefault(
      simpleField<readonly string[]>({
        key: storedKey(null, fieldKey),
        required,
        empty: [],
        decode(raw) {
          const list: unknown[] = Array.isArray(raw) ? (raw as unknown[]) : raw === '' ? [] : [raw];
          const texts = list.filter((value) => typeof value === 'string');
          const fits = texts.length === list.length && (multiple || texts.length <= 1);
          return fits ? [...new Set(texts)] : undefined;
        },
        isEmpty: (chosen) => chosen.length === 0,
        encode: (chosen) => (multiple ? chosen : chosen[0]),
        reading: (chosen) => (multiple ? chosen : chosen[0]),
        rule: (chosen) => (chosen.every((value) => values.includes(value)) ? null : 'choice'),
      }),
      defaultValue,
    ),
  ],
  lint: (given) => [...lintWidget(given), ...(given.values.length > 0 ? [] : (['valuesMissing'] as const))],
};
