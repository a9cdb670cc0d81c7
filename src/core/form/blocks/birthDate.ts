import type { BlockKind } from '../schema/blockKind';
import { fieldProps } from '../schema/commonProps';
import { isWallDate } from '../values/dateValues';
import { storedKey } from '../values/fieldKeys';
import { simpleField } from '../values/fieldSpec';
import { flagProp } from '../schema/props';

const props = { ...fieldProps, hebrew: flagProp };

/** A birth date, with a Hebrew panel where the author wants one (FORM-12, FORM-14). */
export const birthDate: BlockKind<typeof props> = {
  type: 'birthDate',
  group: 'field',
  props,
  fields: ({ fieldKey, required }) => [
    simpleField<string>({
      key: storedKey('ANNIV', fieldKey),
      required,
      empty: '',
      decode: (raw) => (typeof raw === 'string' ? raw : undefined),
      isEmpty: (value) => value === '',
      rule: (value) => (isWallDate(value) ? null : 'date'),
    }),
  ],
};
