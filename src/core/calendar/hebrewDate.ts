import { dayNumber, dayOfNumber } from './civilDay';

/** The months that a visitor may choose, in this order (FORM-14). ADAR is the only one of a common year. */
export const HEBREW_MONTHS = [
  'NISSAN',
  'IYAR',
  'SIVAN',
  'TAMOUZ',
  'AV',
  'ELOUL',
  'TICHRI',
  'HECHVAN',
  'KISLEV',
  'TEVET',
  'CHEVAT',
  'ADAR',
  'ADAR_I',
  'ADAR_II',
] as const;
export type HebrewMonth = (typeof HEBREW_MONTHS)[number];

/** A Hebrew day. Years begin with TICHRI, days count from 1. */
export interface HebrewDate {
  readonly year: number;
  readonly month: HebrewMonth;
  readonly day: number;
}

/** Days from 1 Tichri of the year 1 to 1 January 1970. */
const EPOCH = 2_092_590;
const MEAN_YEAR = 365.2468;
/** Parts of an hour, 1080 each, in a day, and those by which a lunar month exceeds 29 days. */
const DAY_PARTS = 25_920;
const MONTH_PARTS = 13_753;
const FIRST_MOON_PARTS = 12_084;

/**
 * Whether a Hebrew year has two months of Adar.
 * @example
 * isHebrewLeapYear(5784) // => true
 * isHebrewLeapYear(5750) // => false
 */
export function isHebrewLeapYear(year: number): boolean {
  return (7 * year + 1) % 19 < 7;
}

/** Days from the epoch to the new moon of a year, put off from Sunday, Wednesday and Friday. */
function newMoon(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const days = 29 * months + Math.floor((FIRST_MOON_PARTS + MONTH_PARTS * months) / DAY_PARTS);
  return (3 * (days + 1)) % 7 < 3 ? days + 1 : days;
}

/** Civil day number of 1 Tishri, postponed once more where a year would have 356 or 382 days. */
function newYear(year: number): number {
  const [before, start, after] = [newMoon(year - 1), newMoon(year), newMoon(year + 1)];
  const late = after - start === 356 ? 2 : start - before === 382 ? 1 : 0;
  return start + late - EPOCH;
}

/** The months of a year from Tichri on, with their lengths. */
function monthsOf(year: number): [HebrewMonth, number][] {
  const length = (newYear(year + 1) - newYear(year)) % 10;
  const leap: [HebrewMonth, number][] = [
    ['ADAR_I', 30],
    ['ADAR_II', 29],
  ];
  return [
    ['TICHRI', 30],
    ['HECHVAN', length === 5 ? 30 : 29],
    ['KISLEV', length === 3 ? 29 : 30],
    ['TEVET', 29],
    ['CHEVAT', 30],
    ...(isHebrewLeapYear(year) ? leap : leap.slice(1).map(([, days]): [HebrewMonth, number] => ['ADAR', days])),
    ['NISSAN', 30],
    ['IYAR', 29],
    ['SIVAN', 30],
    ['TAMOUZ', 29],
    ['AV', 30],
    ['ELOUL', 29],
  ];
}

/**
 * The month that a label means in a year: Adar alone is Adar II of a leap year, Adar I and II are Adar of a common one (FORM-14).
 * @example
 * monthInYear('ADAR', 5784) // => 'ADAR_II'
 * monthInYear('ADAR_I', 5750) // => 'ADAR'
 * monthInYear('TEVET', 5750) // => 'TEVET'
 */
export function monthInYear(month: HebrewMonth, year: number): HebrewMonth {
  if (!month.startsWith('ADAR')) return month;
  if (!isHebrewLeapYear(year)) return 'ADAR';
  return month === 'ADAR' ? 'ADAR_II' : month;
}

/**
 * The Hebrew date of the daytime of a civil day.
 * @param civil YYYY-MM-DD, a day that exists.
 * @example
 * hebrewOf('1990-01-15') // => { year: 5750, month: 'TEVET', day: 18 }
 * hebrewOf('2024-03-24') // => { year: 5784, month: 'ADAR_II', day: 14 }
 */
export function hebrewOf(civil: string): HebrewDate {
  return hebrewOfNumber(dayNumber(civil));
}

function hebrewOfNumber(number: number): HebrewDate {
  let year = Math.floor((number + EPOCH) / MEAN_YEAR) + 2;
  while (newYear(year) > number) year -= 1;
  let rest = number - newYear(year);
  for (const [month, days] of monthsOf(year)) {
    if (rest < days) return { year, month, day: rest + 1 };
    rest -= days;
  }
  throw new RangeError(`Not a day: ${number}`);
}

/**
 * The civil day on whose daytime a Hebrew date falls; null when it does not exist, as day 30 of a month of 29 days (FORM-14).
 * @returns YYYY-MM-DD
 * @example
 * civilOf({ year: 5750, month: 'TEVET', day: 18 }) // => '1990-01-15'
 * civilOf({ year: 5750, month: 'TEVET', day: 30 }) // => null
 * civilOf({ year: 5750, month: 'ADAR_II', day: 5 }) // => '1990-03-02'
 */
export function civilOf({ year, month, day }: HebrewDate): string | null {
  if (![year, day].every(Number.isSafeInteger) || year < 1 || year > 20_000 || day < 1) return null;
  const meant = monthInYear(month, year);
  let number = newYear(year);
  for (const [name, days] of monthsOf(year)) {
    if (name === meant) return day <= days ? dayOfNumber(number + day - 1) : null;
    number += days;
  }
  return null;
}
