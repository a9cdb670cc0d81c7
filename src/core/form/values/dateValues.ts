import { isDay } from '../../../contract/terms/isDay';

/** The kinds of date fields (FORM-04). */
export const DATE_PICKERS = ['date', 'datetime', 'year', 'month', 'time'] as const;
export type DatePicker = (typeof DATE_PICKERS)[number];

/** Dates that can be picked (FORM-05). */
export const DATE_FILTERS = ['BEFORE_TODAY', 'AFTER_TODAY', 'TODAY_AND_BEFORE', 'TODAY_AND_AFTER'] as const;
export type DateFilter = (typeof DATE_FILTERS)[number];

const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const SHAPES: Readonly<Record<DatePicker, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: new RegExp(`^\\d{4}-\\d\\d-\\d\\dT${CLOCK}(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]${CLOCK})$`),
  year: /^[1-9]\d{3}$/,
  month: /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/,
  time: new RegExp(`^${CLOCK}$`),
};

/**
 * Whether a text is a value of a date field as it is stored (ENT-06), of a day that exists.
 * @example
 * isDateValue('2025-02-29', 'date') // => false
 * isDateValue('2025-11-12T09:30:00+01:00', 'datetime') // => true
 * isDateValue('24:00', 'time') // => false
 */
export function isDateValue(text: string, picker: DatePicker): boolean {
  if (!SHAPES[picker].test(text)) return false;
  return (picker !== 'date' && picker !== 'datetime') || isDay(text.slice(0, 10));
}

/**
 * Whether a text is a date as birth dates and memorials store it (ENT-06): local, at 11:00, or 23:00 after sunset.
 * @example
 * isWallDate('1990-01-15T11:00:00') // => true
 * isWallDate('1990-01-15T12:00:00') // => false
 */
export function isWallDate(text: string): boolean {
  return /T(?:11|23):00:00$/.test(text) && text.length === 19 && isDay(text.slice(0, 10));
}

const LENGTHS: Readonly<Record<DatePicker, number>> = { date: 10, datetime: 10, year: 4, month: 7, time: 0 };

/**
 * Whether a filter lets a stored value pass, compared by days, months or years as the picker does (FORM-05). Times of a day
 * have no day to compare.
 * @param now local time, ISO 8601 with its offset.
 * @example
 * passesFilter('2025-11-12', 'date', 'AFTER_TODAY', '2025-11-12T09:30:00+01:00') // => false
 * passesFilter('2025', 'year', 'TODAY_AND_BEFORE', '2025-11-12T09:30:00+01:00') // => true
 */
export function passesFilter(text: string, picker: DatePicker, filter: DateFilter | null, now: string): boolean {
  const length = LENGTHS[picker];
  if (!filter || length === 0) return true;
  const [value, today] = [text.slice(0, length), now.slice(0, length)];
  if (value === today) return filter === 'TODAY_AND_BEFORE' || filter === 'TODAY_AND_AFTER';
  return value < today === (filter === 'BEFORE_TODAY' || filter === 'TODAY_AND_BEFORE');
}

/**
 * The present as a date field stores it (FORM-06).
 * @param now local time, ISO 8601 with its offset.
 * @example
 * nowFor('time', '2025-11-12T09:30:00+01:00') // => '09:30'
 * nowFor('month', '2025-11-12T09:30:00+01:00') // => '2025-11'
 */
export function nowFor(picker: DatePicker, now: string): string {
  if (picker === 'datetime') return now;
  return picker === 'time' ? now.slice(11, 16) : now.slice(0, LENGTHS[picker]);
}

/**
 * The first and the last value that a filter lets a picker take (FORM-05); null where there is no bound, and for times of a day.
 * @param now local time, ISO 8601 with its offset.
 * @example
 * pickerBounds('date', 'AFTER_TODAY', '2025-12-31T09:30:00+01:00') // => { min: '2026-01-01', max: null }
 * pickerBounds('month', 'TODAY_AND_BEFORE', '2025-11-12T09:30:00+01:00') // => { min: null, max: '2025-11' }
 * pickerBounds('year', 'BEFORE_TODAY', '2025-11-12T09:30:00+01:00') // => { min: null, max: '2024' }
 */
export function pickerBounds(
  picker: DatePicker,
  filter: DateFilter | null,
  now: string,
): { readonly min: string | null; readonly max: string | null } {
  const present = now.slice(0, LENGTHS[picker]);
  if (!filter || present === '') return { min: null, max: null };
  const isPast = filter === 'BEFORE_TODAY' || filter === 'TODAY_AND_BEFORE';
  const bound = filter.startsWith('TODAY') ? present : besides(present, isPast ? -1 : 1);
  return isPast ? { min: null, max: bound } : { min: bound, max: null };
}

/** The day, month or year beside one. */
function besides(text: string, step: number): string {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  const parts = text.length;
  const other = new Date(
    Date.UTC(year + (parts === 4 ? step : 0), month - 1 + (parts === 7 ? step : 0), day + (parts === 10 ? step : 0)),
  );
  return other.toISOString().slice(0, parts);
}
