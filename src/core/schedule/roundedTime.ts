import type { ScheduleEntry } from '../../contract/site/schedules';

const MINUTE = 60_000;

/**
 * When an entry that follows the sun takes place: its shift is added to the sun time, and the sum is rounded (SCHED-02, SCHED-03),
 * to five minutes with `round`, else to the minute. Down where it is before the sun time and for ENTREE_CHABBAT, up otherwise and
 * for SORTIE_CHABBAT.
 * @param at of the sun time, milliseconds since 1970.
 * @example
 * roundedTime(Date.UTC(2025, 0, 17, 16, 24, 53), { zeman: 'CHKIAH', heure: 0, minute: 15, avant: true, round: true }) // => Date.UTC(2025, 0, 17, 16, 5)
 * roundedTime(Date.UTC(2025, 0, 18, 17, 18, 22), { zeman: 'SORTIE_CHABBAT', heure: 0, minute: 0, avant: false, round: false }) // => Date.UTC(2025, 0, 18, 17, 19)
 */
export function roundedTime(
  at: number,
  { zeman, heure, minute, avant, round }: Pick<ScheduleEntry, 'zeman' | 'heure' | 'minute' | 'avant' | 'round'>,
): number {
  const shift = (heure * 60 + minute) * MINUTE;
  // Sun times are known to the second; parts of one would push a time up that is exact.
  const exact = Math.round(at / 1000) * 1000 + (avant ? -shift : shift);
  const step = round ? 5 * MINUTE : MINUTE;
  const isDown = zeman === 'ENTREE_CHABBAT' || (zeman !== 'SORTIE_CHABBAT' && avant);
  return (isDown ? Math.floor(exact / step) : Math.ceil(exact / step)) * step;
}
