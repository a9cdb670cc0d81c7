import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import { allDialCodes } from './allDialCodes';
import { numberingPlans, type NumberingPlan } from './numberingPlans';

/** A number that the library holds to be valid. */
interface ParsedPhone {
  /** International, without spaces. */
  e164: string;
  /** Two-letter code of the number's own country, when its dial code belongs to one alone. */
  country: string | undefined;
  /** As people of that country write it. */
  national: string;
}

/** Knows numbering plans: about 14 kB that come on first need, and a little more with each further calling code. */
export interface PhoneLibrary {
  /**
   * The number, null when no such number can exist, undefined while the plan of its calling code is not there. `country`
   * counts only for numbers without "+".
   */
  parse(text: string, country: string): ParsedPhone | null | undefined;
  /** Loads the data this number needs; retried after a failure. */
  load(typed: { readonly text: string; readonly country: string }): Promise<void>;
}

/** A library that gets its plans from `plans`, by calling code. */
export function createPhoneLibrary(plans: Readonly<Record<string, () => Promise<NumberingPlan>>>): PhoneLibrary {
  const known = new Map<string, NumberingPlan>();

  /** No calling code begins with another. */
  const codeOf = (text: string, country: string) =>
    text.startsWith('+')
      ? [2, 3, 4].map((end) => text.slice(1, end)).find((code) => Object.hasOwn(plans, code))
      : allDialCodes.get(country);

  /** A number that begins as people of the country call abroad: their prefix stands for "+". */
  const fromAbroad = (text: string, country: string) => {
    const prefix: unknown = known.get(codeOf(text, country) ?? '')?.countries[country as CountryCode]?.[1];
    if (text.startsWith('+') || typeof prefix !== 'string') return null;
    const [dialled] = new RegExp(`^(?:${prefix})`).exec(text) ?? [];
    return dialled ? `+${text.slice(dialled.length)}` : null;
  };

  const library: PhoneLibrary = {
    parse(text, country) {
      const code = codeOf(text, country);
      if (code === undefined) return null;
      const plan = known.get(code);
      if (!plan) return undefined;
      const home = text.startsWith('+') ? {} : { defaultCountry: country as CountryCode };
      const phone = parsePhoneNumberFromString(text, { ...home, extract: false }, plan);
      if (phone?.isValid()) return { e164: phone.number, country: phone.country, national: phone.formatNational() };
      const abroad = fromAbroad(text, country);
      return abroad === null ? null : library.parse(abroad, country);
    },
    async load({ text, country }) {
      const digits = text.replace(/[^\d+]/g, '').replace(/^00/, '+');
      const code = codeOf(digits, country);
      const fetchPlan = code === undefined ? undefined : plans[code];
      if (code !== undefined && fetchPlan && !known.has(code)) known.set(code, await fetchPlan());
      const abroad = fromAbroad(digits, country);
      if (abroad !== null && !library.parse(digits, country)) await library.load({ text: abroad, country });
    },
  };
  return library;
}

export const phoneLibrary = createPhoneLibrary(numberingPlans);
