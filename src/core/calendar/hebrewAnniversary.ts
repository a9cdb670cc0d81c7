import { civilOf, type HebrewDate, type HebrewMonth, isHebrewLeapYear, monthInYear } from './hebrewDate';

/** A birthday, or the anniversary of a death. */
export type Remembered = 'birthday' | 'hazkara';

/** Months that lack a 30th in some years, with the month that follows. */
const AFTER: Readonly<Partial<Record<HebrewMonth, HebrewMonth>>> = { HECHVAN: 'KISLEV', KISLEV: 'TEVET' };

/**
 * The civil day, on whose eve it begins, of a Hebrew date's return in a Hebrew year. Adar of a common year returns in Adar II of a
 * leap year, both months of Adar in Adar of a common one. Where the 30th is missing a birthday is on the day after; a death of
 * 30 Hechvan or Kislev is remembered on the 29th for ever if its first return had no 30th, else on the day after; one of
 * 30 Adar I on 30 Chevat. Null before the date, and beyond the years of the calendar.
 * @example
 * anniversaryIn({ year: 5750, month: 'TEVET', day: 18 }, 'birthday', 5785) // => '2025-01-18'
 * anniversaryIn({ year: 5750, month: 'ADAR', day: 5 }, 'hazkara', 5784) // => '2024-03-15'
 * anniversaryIn({ year: 5784, month: 'ADAR_I', day: 30 }, 'hazkara', 5785) // => '2025-02-28'
 */
export function anniversaryIn(date: HebrewDate, kind: Remembered, year: number): string | null {
  if (year <= date.year) return null;
  const { month, day } = date;
  const there = civilOf({ year, month, day });
  if (there !== null || day !== 30) return there;
  const next = AFTER[month];
  if (next) {
    const wasMissing = kind === 'hazkara' && civilOf({ year: date.year + 1, month, day }) === null;
    return wasMissing ? civilOf({ year, month, day: 29 }) : civilOf({ year, month: next, day: 1 });
  }
  if (monthInYear(month, date.year) !== 'ADAR_I' || isHebrewLeapYear(year)) return null;
  return kind === 'hazkara' ? civilOf({ year, month: 'CHEVAT', day: 30 }) : civilOf({ year, month: 'NISSAN', day: 1 });
}
