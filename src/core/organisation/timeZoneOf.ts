import { isTimeZone } from './isTimeZone';

/**
 * The time zone of an organisation's days (SCHED-06): its own when there is such a zone, else Jerusalem's for one in Israel,
 * else that of Paris.
 * @example
 * timeZoneOf({ timeZone: 'America/New_York' }) // => 'America/New_York'
 * timeZoneOf({ israel: true }) // => 'Asia/Jerusalem'
 * timeZoneOf({ timeZone: 'Paris' }) // => 'Europe/Paris'
 */
export function timeZoneOf({
  timeZone,
  israel,
}: {
  readonly timeZone?: string | undefined;
  readonly israel?: boolean | undefined;
}): string {
  if (timeZone && isTimeZone(timeZone)) return timeZone;
  return israel ? 'Asia/Jerusalem' : 'Europe/Paris';
}
