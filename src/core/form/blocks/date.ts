import type { BlockKind } from '../schema/blockKind';
import { fieldProps, textsDefault } from '../schema/commonProps';
import { DATE_FILTERS, DATE_PICKERS, type DatePicker, isDateValue, nowFor, passesFilter } from '../values/dateValues';
import { type KeyPrefix, storedKey } from '../values/fieldKeys';
import { simpleField, withDefault } from '../values/fieldSpec';
import { choiceProp, flagProp } from '../schema/props';

const PREFIXES: Readonly<Record<DatePicker, KeyPrefix>> = {
  date: 'DATE',
  datetime: 'DATETIME',
  year: 'YEAR',
  month: 'MONTH',
  time: 'TIME',
};

const props = {
  ...fieldProps,
  ...textsDefault,
  picker: choiceProp(DATE_PICKERS, 'date'),
  range: flagProp,
  defaultNow: flagProp,
  filter: choiceProp(DATE_FILTERS, null),
};

/** A date, month, year, time, or a range of them (FORM-04, FORM-05, FORM-06). A range is a list of its two ends. */
export const date: BlockKind<typeof props> = {
  type: 'date',
  group: 'field',
  props,
  fields({ fieldKey, required, picker, range, defaultNow, filter, defaultValue }) {
    const ends = range ? 2 : 1;
    type Value = readonly string[];
    const field = simpleField<Value>({
      key: storedKey(PREFIXES[picker], fieldKey),
      required,
      empty: Array.from({ length: ends }, () => ''),
      decode(raw) {
        const list: unknown[] = range
          ? Array.isArray(raw)
            ? (raw as unknown[])
            : []
          : Array.isArray(raw)
            ? (raw as unknown[])
            : [raw];
        const texts = list.filter((end) => typeof end === 'string');
        return texts.length === ends && list.length === ends ? texts : undefined;
      },
      isEmpty: (value) => value.every((end) => end === ''),
      encode: (value) => (range ? value : value[0]),
      reading: (value) => (range ? value.filter(Boolean) : value[0]),
      rule(value, { now }) {
        if (value.includes('')) return 'required';
        if (!value.every((end) => isDateValue(end, picker))) return 'date';
        if (!value.every((end) => passesFilter(end, picker, filter, now))) return 'dateFilter';
        const [from = '', to = from] = value;
        return isAfter(from, to) ? 'date' : null;
      },
      initial(now) {
        const present = nowFor(picker, now);
        return defaultNow && passesFilter(present, picker, filter, now)
          ? Array.from({ length: ends }, () => present)
          : undefined;
      },
    });
    return [withDefault(field, defaultValue)];
  },
};

/** Instants with an offset are compared as such, all else by its text, which is in the order of time. */
function isAfter(from: string, to: string): boolean {
  return from.length > 16 ? Date.parse(from) > Date.parse(to) : from > to;
}
