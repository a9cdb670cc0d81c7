import type * as Core from '@hebcal/core';
import type * as Noaa from '@hebcal/noaa';

type Hebcal = Pick<typeof Core, 'flags' | 'gematriya' | 'getHolidaysOnDate' | 'getSedra' | 'HDate'> &
  Pick<typeof Noaa, 'GeoLocation' | 'NOAACalculator'> &
  BroughtAlong;

/** The part of the packages' global `Temporal` that they are handed days by. */
interface BroughtAlong {
  readonly Temporal: { readonly PlainDate: { from(day: string): object } };
}

let loading: Promise<Hebcal> | undefined;

/**
 * The packages that know the sun and the Hebrew calendar: a third of a second, so that a server begins it before anybody asks. They bring a `Temporal`
 * that also replaces the platform's date formats by slower ones: those are put back.
 */
export function loadHebcal(): Promise<Hebcal> {
  loading ??= load();
  // A failed import may succeed the next time.
  loading.catch(() => (loading = undefined));
  return loading;
}

async function load(): Promise<Hebcal> {
  const { DateTimeFormat } = Intl;
  const [core, noaa] = await Promise.all([import('@hebcal/core'), import('@hebcal/noaa')]);
  Intl.DateTimeFormat = DateTimeFormat;
  const { Temporal } = globalThis as unknown as BroughtAlong;
  return { ...core, ...noaa, Temporal };
}
