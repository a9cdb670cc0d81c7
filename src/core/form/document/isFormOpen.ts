import type { FormSettings } from '../schema/formSettings';

/**
 * Whether a form may be filled in: active and not expired (FPAGE-01). A day counts until its end; a time without offset
 * is in the organisation's time zone; an unreadable one is ignored.
 * @param now milliseconds since 1970, UTC.
 * @throws RangeError for an unknown time zone or an invalid instant.
 * @example
 * isFormOpen({ active: true, expireAt: '2025-11-12' }, Date.UTC(2025, 10, 12, 22, 59), 'Europe/Paris') // => true
 * isFormOpen({ active: true, expireAt: '2025-11-12' }, Date.UTC(2025, 10, 12, 23), 'Europe/Paris') // => false
 */
export function isFormOpen(
  { active, expireAt }: Pick<FormSettings, 'active' | 'expireAt'>,
  now: number,
  timeZone: string,
): boolean {
  const end = expireAt.trim();
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now);
  if (!active || !/^\d{4}-\d\d-\d\d/.test(end) || Number.isNaN(Date.parse(end))) return active;
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(end.slice(10))) return now <= Date.parse(end);
  return local.replace(' ', 'T').slice(0, end.length) <= end.replace(' ', 'T');
}
