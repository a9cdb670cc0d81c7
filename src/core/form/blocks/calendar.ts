import type { BlockKind } from '../blockKind';
import { askedProps } from '../commonProps';
import { storedKey } from '../fieldKeys';
import { simpleField } from '../fieldSpec';
import { textProp } from '../props';

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
