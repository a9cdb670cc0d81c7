import { anniversaryIn, type Remembered } from './hebrewAnniversary';
import { hebrewOf } from './hebrewDate';
import { hebrewAt } from './wallDate';

/** The calendar by which a day returns. */
export type YearlyKind = 'hazkara' | 'birthday' | 'hebrewBirthday';

interface DatedMoment {
  readonly day: string;
  readonly afterSunset: boolean;
}

/**
 * Month and day in the calendar of the kind, the key to look up returns by: all months of Adar are one.
 * @example
 * yearlyOf('birthday', { day: '1990-01-15', afterSunset: true }) // => '01-15'
 * yearlyOf('hazkara', { day: '1990-01-15', afterSunset: true }) // => 'TEVET-19'
 * yearlyOf('hazkara', { day: '2024-03-24', afterSunset: false }) // => 'ADAR-14'
 */
export function yearlyOf(kind: YearlyKind, moment: DatedMoment): string {
  if (kind === 'birthday') return moment.day.slice(5);
  const { month, day } = hebrewAt(moment);
  return keyOf(month, day);
}

const keyOf = (month: string, day: number) => `${month.startsWith('ADAR') ? 'ADAR' : month}-${day}`;

/**
 * The day of a moment's return within some days; null when there is none.
 * @param from first day, @param to last day, less than a year later
 * @example
 * returnWithin('birthday', { day: '1992-02-29', afterSunset: false }, '2025-02-01', '2025-03-31') // => '2025-02-28'
 * returnWithin('hebrewBirthday', { day: '1990-01-15', afterSunset: false }, '2025-01-01', '2025-01-31') // => '2025-01-18'
 */
export function returnWithin(kind: YearlyKind, moment: DatedMoment, from: string, to: string): string | null {
  const found = kind === 'birthday' ? civilReturns(moment.day, from, to) : hebrewReturns(kind, moment, from, to);
  return found.find((day) => day !== null && day >= from && day <= to && day > moment.day) ?? null;
}

function civilReturns(day: string, from: string, to: string): (string | null)[] {
  return [from, to].map((bound) => {
    const year = bound.slice(0, 4);
    const isMissing = day.endsWith('-02-29') && new Date(`${year}-02-29T00:00:00Z`).getUTCMonth() !== 1;
    return `${year}-${isMissing ? '02-28' : day.slice(5)}`;
  });
}

function hebrewReturns(kind: YearlyKind, moment: DatedMoment, from: string, to: string) {
  const date = hebrewAt(moment);
  const remembered: Remembered = kind === 'hazkara' ? 'hazkara' : 'birthday';
  return yearsOf(from, to).map((year) => anniversaryIn(date, remembered, year));
}

const yearsOf = (from: string, to: string) => [...new Set([hebrewOf(from).year, hebrewOf(to).year])];

/**
 * Keys (`yearlyOf`) of dates that may return on a day, including those moved there in some years.
 * @example
 * yearliesOn('birthday', '2025-02-28') // => ['02-28', '02-29']
 * yearliesOn('hazkara', '2025-01-18') // => ['TEVET-18']
 */
export function yearliesOn(kind: YearlyKind, day: string): string[] {
  const keys =
    kind === 'birthday'
      ? [day.slice(5), ...(day.endsWith('-02-28') ? ['02-29'] : [])]
      : [hebrewKey(day), ...movedTo(day)];
  return [...new Set(keys)];
}

function hebrewKey(day: string): string {
  const { month, day: number } = hebrewOf(day);
  return keyOf(month, number);
}

/** The missing 30th that each of these days may stand in for. */
const MOVED: Readonly<Record<string, string>> = {
  'HECHVAN-29': 'HECHVAN-30',
  'KISLEV-1': 'HECHVAN-30',
  'KISLEV-29': 'KISLEV-30',
  'TEVET-1': 'KISLEV-30',
  'CHEVAT-30': 'ADAR-30',
  'NISSAN-1': 'ADAR-30',
};

function movedTo(day: string): string[] {
  const moved = MOVED[hebrewKey(day)];
  return moved === undefined ? [] : [moved];
}
