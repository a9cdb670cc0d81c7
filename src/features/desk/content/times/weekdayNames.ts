import type { Language } from '../../../../contract/common';

/** Weekdays by number, Sunday first. */
export const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Names of the weekdays, Sunday first. */
export function weekdayNames(lang: Language, length: 'long' | 'short'): string[] {
  const format = new Intl.DateTimeFormat(lang, { weekday: length, timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  return WEEK.map((weekday) => format.format(Date.UTC(1970, 0, 4 + weekday)));
}
