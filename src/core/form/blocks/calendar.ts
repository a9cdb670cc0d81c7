import type { BlockKind } from '../schema/blockKind';
import { askedProps } from '../schema/commonProps';
import { storedKey } from '../values/fieldKeys';
import { simpleField } from '../values/fieldSpec';
import { textProp } from '../schema/props';

const props = { ...askedProps, calendarId: textProp };

/** One slot of a calendar, as the exact text that the server sent (FORM-15). */
export const calendar: BlockKind<typeof props> = {
  type: 'calendar',
  group: 'field',
  props,
  fields: ({ calendarId, required }) => [
    simpleField<string>({
      key: storedKey('CALENDAR', calendarId),
      required,
      empty: '',
      decode: (raw) => (typeof raw === 'string' ? raw : undefined),
      isEmpty: (value) => value === '',
      rule: (value) => (value.length <= 40 && !Number.isNaN(Date.parse(value)) ? null : 'date'),
    }),
  ],
  lint: ({ calendarId }) => (calendarId ? [] : ['calendarMissing']),
};
