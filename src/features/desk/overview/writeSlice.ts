import type { Language } from '../../../contract/common';
import { writeDates } from '../../../core/calendar';

/** The days of a slice of a period, both YYYY-MM-DD and both in it. */
export function writeSlice(from: string, to: string, lang: Language): string {
  const dates = writeDates(lang, 'UTC');
  return from === to ? dates.date(from) : dates.span(from, `${to}T23:59:00Z`).day;
}
