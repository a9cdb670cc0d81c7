import { zonedTime } from '../../../core/calendar';

/**
 * A moment as a field for days and times shows it on the clock of a time zone; empty for none.
 * @example
 * readZoned('2026-07-01T07:00:00Z', 'Europe/Paris') // => '2026-07-01T09:00'
 */
export const readZoned = (at: string | null, zone: string): string =>
  at === null ? '' : zonedTime(zone).textOf(Date.parse(at)).slice(0, 16);

/**
 * The moment of such a field; null when it is empty.
 * @example
 * takeZoned('2026-07-01T09:00', 'Europe/Paris') // => '2026-07-01T07:00:00.000Z'
 */
export function takeZoned(typed: string, zone: string): string | null {
  const [day = '', time = ''] = typed.split('T');
  return day === '' ? null : new Date(zonedTime(zone).momentOf(day, time)).toISOString();
}
