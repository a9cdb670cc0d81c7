import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Person } from '../../guard/person';

/** Removes words from a text, leaving a visible gap. */
export type Cut = (text: string) => string;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const CUT = '…';

/** A database pattern (`~*`) that finds a person's contacts. Numbers may be written in groups. */
export function contactPatterns({ email, tel }: Person): string[] {
  const digits = tel === null ? '' : nationalOf(tel).digits.slice(-8);
  return [
    ...(email === null ? [] : [mailPattern(email, '"')]),
    ...(digits === '' ? [] : [[...digits].join('[^0-9]{0,3}')]),
  ];
}

/** Removes a person's address and number from texts, also within other words or a web address. */
export function cutContacts({ email, tel }: Person): Cut {
  const patterns = [
    ...(email === null ? [] : [`(?<![\\p{L}\\p{N}._-])${mailPattern(email, '"')}(?![\\p{L}\\p{N}-])`]),
    ...(tel === null ? [] : [telPattern(tel)]),
  ];
  return cutAll(patterns);
}

/** Takes whole names out of texts, without regard to case and accents. */
export function cutNames(names: readonly string[]): Cut {
  const longFirst = [...new Set(names.map((name) => name.trim()).filter(({ length }) => length > 1))].sort(
    (one, other) => other.length - one.length,
  );
  return cutAll(longFirst.map((name) => `(?<![\\p{L}\\p{N}])${accentless(name)}(?![\\p{L}\\p{N}])`));
}

/** The same value with every text inside it cut. */
export function cutIn(value: unknown, cut: Cut): unknown {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) return value.map((one) => cutIn(one, cut));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutIn(inner, cut)]));
}

/** Like `cutIn`; of a person among the answers of a form who has something cut, all other texts go too. */
export function cutPeopleIn(value: unknown, cut: Cut): unknown {
  if (typeof value !== 'object' || value === null) return cutIn(value, cut);
  if (Array.isArray(value)) return value.map((one) => cutPeopleIn(one, cut));
  const isThem = Object.values(value).some((inner) => typeof inner === 'string' && cut(inner) !== inner);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isThem && typeof inner === 'string' ? '' : cutPeopleIn(inner, cut),
    ]),
  );
}

function cutAll(patterns: readonly string[]): Cut {
  if (patterns.length === 0) return (text) => text;
  const all = new RegExp(patterns.join('|'), 'giu');
  return (text) => {
    const composed = text.normalize('NFC');
    const cut = composed.replace(all, CUT);
    return cut === composed ? text : cut;
  };
}

/** No address has more before its `@`. Without a bound, each `a+` would be followed to the end of the text (PRIV-20). */
const LONGEST_TAG = 64;

/** `a.b@mail.org`, with or without a tag: `a.b+gala@mail.org`. */
function mailPattern(email: string, stop: string): string {
  const at = email.lastIndexOf('@');
  return `${escaped(email.slice(0, at))}(\\+[^@\\s${stop}]{0,${LONGEST_TAG}})?(@|%40)${escaped(email.slice(at + 1))}`;
}

function nationalOf(tel: string): { code: string; digits: string } {
  const phone = parsePhoneNumberFromString(tel);
  return { code: phone?.countryCallingCode ?? '', digits: phone?.nationalNumber ?? tel.replace(/\D/g, '') };
}

function telPattern(tel: string): string {
  const { code, digits } = nationalOf(tel);
  const gap = '[\\s.()-]{0,3}';
  return `(?<!\\d)(?:(?:\\+|%2B|00)?${code}${gap}(?:0${gap})?|0${gap})?${[...digits].join(gap)}(?!\\d)`;
}

/** A pattern that matches a name with and without its accents. */
const accentless = (name: string) =>
  [...name.normalize('NFC')]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
      return bare === letter || bare === '' ? escaped(letter) : `[${letter}${bare}]`;
    })
    .join('');
