import { knownDialCodes } from './dialCodes';
import type { PhoneLibrary } from './phoneLibrary';

/** A telephone number as typed, with the country whose dial code stands before it. */
export interface TypedPhone {
  text: string;
  country: string;
}

/** A parsed number (FORM-34). `e164` is set unless it is empty or invalid. */
type PhoneReading = { state: 'empty' | 'invalid'; e164: null } | { state: 'valid'; e164: string };

const empty: PhoneReading = { state: 'empty', e164: null };
const invalid: PhoneReading = { state: 'invalid', e164: null };

/** Countries where the first 0 of a number belongs to it and is dialled from abroad too. */
const keepsZero = new Set(['IT', 'SM', 'VA']);

/**
 * Reads a typed number (FORM-34): `06 12 34 56 78` in France is `+33612345678`. Without the library or the plan of the
 * number's calling code, which come late and may fail to come, only the shape of the number is judged and the server decides.
 */
export function parsePhone({ text, country }: TypedPhone, library: PhoneLibrary | null): PhoneReading {
  const typed = text.replace(/[\s().\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069\u2011/-]/g, '').replace(/^00/, '+');
  if (typed === '') return empty;
  if (!/^\+?\d+$/.test(typed)) return invalid;
  const found = library?.parse(typed, country);
  if (found !== undefined) return found ? { state: 'valid', e164: found.e164 } : invalid;
  const dialCode = knownDialCodes().get(country);
  const e164 = typed.startsWith('+') ? typed : dialCode ? `+${dialCode}${withoutTrunk(typed, country)}` : '';
  return /^\+[1-9]\d{6,14}$/.test(e164) ? { state: 'valid', e164 } : invalid;
}

/** The number as people of its country write it, under that country's dial code; unchanged while it cannot be read. */
export function tidyPhone(typed: TypedPhone, library: PhoneLibrary | null): TypedPhone {
  const { e164 } = parsePhone(typed, library);
  const known = e164 === null ? null : library?.parse(e164, typed.country);
  return known?.country ? { text: known.national, country: known.country } : typed;
}

function withoutTrunk(digits: string, country: string): string {
  if (keepsZero.has(country)) return digits;
  return country === 'RU' ? digits.replace(/^8(?=\d{10}$)/, '') : digits.replace(/^0/, '');
}
