import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A number that the library holds to be valid. */
export interface ParsedPhone {
  /** International, without spaces. */
  e164: string;
  /** Two-letter code of the number's own country, when its dial code belongs to one alone. */
  country: string | undefined;
  /** As people of that country write it. */
  national: string;
}

/** Knows the numbering plan of every country: about 30 kB that come on first need. */
export interface PhoneLibrary {
  /** The number, or null when no such number can exist. `country` counts only for numbers without "+". */
  parse(text: string, country: string): ParsedPhone | null;
}

export const phoneLibrary: PhoneLibrary = {
  parse(text, country) {
    const phone = parsePhoneNumberFromString(
      text,
      { defaultCountry: country as CountryCode, extract: false },
      metadata,
    );
    if (!phone?.isValid()) return null;
    return { e164: phone.number, country: phone.country, national: phone.formatNational() };
  },
};
