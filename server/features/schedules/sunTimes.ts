import { HORIZON, type SolarRules, type SunTimes } from '../../../src/core/schedule';
import { loadHebcal } from './loadHebcal';

const ZENITH = 90;
const MINUTE = 60_000;

/** Place of the observer: degrees north and east. */
interface Spot {
  readonly lat: number;
  readonly long: number;
}

/**
 * The sun times of a place (SCHED-04, SCHED-05), at sea level. Instants come straight from the calculator, which knows no local
 * time: the times of `@hebcal/core` are an hour off in the hour that clocks repeat.
 */
export async function sunTimes(
  { lat, long }: Spot,
  { dayBound, nightfall, sabbathEnd, candles }: SolarRules,
): Promise<SunTimes> {
  const { GeoLocation, NOAACalculator, Temporal } = await loadHebcal();
  const spot = new GeoLocation(null, lat, long, 0, 'UTC');
  const sunOf = (day: string) => {
    const calculator = new NOAACalculator(spot, Temporal.PlainDate.from(day));
    const instant = (hours: number, rises: boolean) => calculator.getEpochMillisFromTime(hours, rises);
    return {
      rise: (angle: number) => instant(calculator.getUTCSeaLevelSunrise(ZENITH + angle), true),
      set: (angle: number) => instant(calculator.getUTCSeaLevelSunset(ZENITH + angle), false),
    };
  };
  /** So many twelfths of the day after its beginning. */
  const hour = (day: string, count: number) => {
    const sun = sunOf(day);
    const start = sun.rise(dayBound);
    return start + ((sun.set(dayBound) - start) / 12) * count;
  };
  return (zeman, day) => {
    const times = {
      NETS: () => sunOf(day).rise(HORIZON),
      HATSOT: () => hour(day, 6),
      PLAG: () => hour(day, 10.75),
      CHKIAH: () => sunOf(day).set(HORIZON),
      TSET: () => sunOf(day).set(nightfall),
      ENTREE_CHABBAT: () => sunOf(day).set(HORIZON) - candles * MINUTE,
      SORTIE_CHABBAT: () => sunOf(day).set(sabbathEnd),
    };
    const at = times[zeman]();
    return Number.isNaN(at) ? null : at;
  };
}
