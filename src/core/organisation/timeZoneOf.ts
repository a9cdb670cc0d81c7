/**
 * The time zone of an organisation's days (SCHED-06): its own, else Jerusalem's for one in Israel, else that of Paris.
 * @example
 * timeZoneOf({ timeZone: 'America/New_York' }) // => 'America/New_York'
 * timeZoneOf({ israel: true }) // => 'Asia/Jerusalem'
 * timeZoneOf({}) // => 'Europe/Paris'
 */
export function timeZoneOf(organisation: {
  readonly timeZone?: string | undefined;
  readonly israel?: boolean | undefined;
}): string {
  return organisation.timeZone || (organisation.israel ? 'Asia/Jerusalem' : 'Europe/Paris');
}
