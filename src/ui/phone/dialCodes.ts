/** Dial codes, without "+", by two-letter country code: each country once (FORM-34). */
export type DialCodes = ReadonlyMap<string, string>;

/** The countries of our languages' visitors, which are at hand at once. */
const frequent: DialCodes = new Map([
  ['FR', '33'],
  ['IL', '972'],
  ['US', '1'],
  ['BE', '32'],
  ['CH', '41'],
  ['GB', '44'],
  ['CA', '1'],
]);

/** Countries that come first in lists. */
export const FREQUENT_COUNTRIES: readonly string[] = [...frequent.keys()];

let all: DialCodes | null = null;

/** The dial codes that have come so far: of every country once a list of them was shown. */
export const knownDialCodes = (): DialCodes => all ?? frequent;

/** Fetches the dial codes of every country. */
export async function loadDialCodes(): Promise<DialCodes> {
  all ??= (await import('./allDialCodes')).allDialCodes;
  return all;
}
