/** An organisation's definitions of sun times: degrees below the horizon, minutes. */
export interface SolarRules {
  /** Sunrise and sunset that the day's hours are counted between. */
  readonly dayBound: number;
  readonly nightfall: number;
  readonly sabbathEnd: number;
  /** How long before sunset the Sabbath begins. */
  readonly candles: number;
}

/** Sunrise and sunset at sea level: refraction and the radius of the sun. */
export const HORIZON = 50 / 60;

/**
 * The rules of an organisation's sun times (SCHED-04, SCHED-05).
 * @param zmanimShitat a tradition whose name contains "chabad", as a text or `{ value }`, has angles of its own.
 * @param sabbathEnd the angle that the organisation has set; null: the tradition's.
 * @example
 * solarRules({ israel: false, zmanimShitat: '', sabbathEnd: null }) // => { dayBound: 50 / 60, nightfall: 7.083, sabbathEnd: 8.5, candles: 18 }
 * solarRules({ israel: true, zmanimShitat: { value: 'Chabad' }, sabbathEnd: null }) // => { dayBound: 1.583, nightfall: 6, sabbathEnd: 6.83, candles: 22 }
 * solarRules({ israel: false, zmanimShitat: 'chabad', sabbathEnd: 7.5 }).sabbathEnd // => 7.5
 */
export function solarRules({
  israel,
  zmanimShitat,
  sabbathEnd,
}: {
  readonly israel: boolean;
  readonly zmanimShitat: unknown;
  readonly sabbathEnd: number | null;
}): SolarRules {
  const named =
    typeof zmanimShitat === 'object' && zmanimShitat !== null && 'value' in zmanimShitat
      ? zmanimShitat.value
      : zmanimShitat;
  const chabad = typeof named === 'string' && /chabad/i.test(named);
  return {
    dayBound: chabad ? 1.583 : HORIZON,
    nightfall: chabad ? 6 : 7.083,
    sabbathEnd: sabbathEnd ?? (chabad && israel ? 6.83 : 8.5),
    candles: chabad && israel ? 22 : 18,
  };
}
