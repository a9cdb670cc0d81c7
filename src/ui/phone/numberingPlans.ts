import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** The telephone library's data for one calling code and all its countries. */
export type NumberingPlan = MetadataJson;

/** Calling codes without "+", those of no country among them. */
const codes = [...Object.keys(metadata.country_calling_codes), ...Object.keys(metadata.nonGeographic)];

/**
 * Numbering plans by calling code, each fetched when a number needs it. The release build makes one script of each
 * (rollup.config.mjs); everywhere else all of them are at hand.
 */
export const numberingPlans: Readonly<Record<string, () => Promise<NumberingPlan>>> = Object.fromEntries(
  codes.map((code) => [code, async () => planOf(code)]),
);

function planOf(code: string): NumberingPlan {
  const countries: readonly CountryCode[] = metadata.country_calling_codes[code] ?? [];
  const only = <T>(of: Readonly<Record<string, T>>, names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])));
  return {
    version: metadata.version,
    country_calling_codes: only(metadata.country_calling_codes, [code]),
    countries: only(metadata.countries, countries),
    nonGeographic: only(metadata.nonGeographic, [code]),
  };
}
