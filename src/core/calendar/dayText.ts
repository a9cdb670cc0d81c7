import { isDay } from '../../contract/terms/isDay';

/**
 * The text of a date field after typing: its digits, eight at most, with slashes between them (FORM-13).
 * @example
 * dayTextOf('31022020') // => '31/02/2020'
 * dayTextOf('1a5') // => '15'
 * dayTextOf('15/01/19901') // => '15/01/1990'
 * dayTextOf('1990-01-15') // => '15/01/1990'
 */
export function dayTextOf(typed: string): string {
  // Browsers that fill in a birth day write it so.
  if (isDay(typed)) return textOfDay(typed);
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/**
 * The day of a text DD/MM/YYYY, as YYYY-MM-DD; null when there is no such day, or it is not typed to its end (FORM-13).
 * @example
 * dayOfText('15/01/1990') // => '1990-01-15'
 * dayOfText('31/02/2020') // => null
 * dayOfText('15/01/19') // => null
 */
export function dayOfText(text: string): string | null {
  const [day = '', month = '', year = ''] = text.split('/');
  const civil = `${year}-${month}-${day}`;
  return isDay(civil) ? civil : null;
}

/**
 * A day as a date field shows it.
 * @param day YYYY-MM-DD
 * @example
 * textOfDay('1990-01-15') // => '15/01/1990'
 */
export function textOfDay(day: string): string {
  return day.split('-').reverse().join('/');
}
