// Beside the hyphen of keyboards, the Hebrew one and the one that does not break.
const NAME = /^[\p{L}\p{M} '’׳״\u05be\u2011-]*$/u;
const LETTERS_AND_DIGITS = /^[\p{L}\p{M}\p{Nd}]*$/u;
const CITY = /^[\p{L}\p{M}\p{Nd} '’׳״\u05be\u2011.-]*$/u;
/** Countries whose postal codes are digits (ENG-02). */
const DIGIT_CODES = ['FR', 'IL', 'US', 'IT', 'RU'];

/**
 * Whether a text has only letters of any script and name punctuation (ENG-02).
 * @example
 * isName("N'Diaye Ben-David") // => true
 * isName('Jean3') // => false
 */
export function isName(text: string): boolean {
  return NAME.test(text);
}

/**
 * Whether a text is letters and digits only, of any script: nothing that joins or parts words (FORM-02).
 * @example
 * isAlphanumeric('Bâtiment3') // => true
 * isAlphanumeric('a b') // => false
 */
export function isAlphanumeric(text: string): boolean {
  return LETTERS_AND_DIGITS.test(text);
}

/**
 * Whether a text can be the name of a city (ENG-02).
 * @example
 * isCity("L'Haÿ-les-Roses") // => true
 * isCity('St. Paul') // => true
 * isCity('Paris!') // => false
 */
export function isCity(text: string): boolean {
  return CITY.test(text);
}

/**
 * Whether a text can be a postal code of a country, given by two capitals (ENG-02).
 * @example
 * isPostal('75001', 'FR') // => true
 * isPostal('SW1A 1AA', 'FR') // => false
 * isPostal('SW1A 1AA', 'GB') // => true
 */
export function isPostal(text: string, country: string): boolean {
  return DIGIT_CODES.includes(country) ? /^\d+$/.test(text) : /^[\p{L}\d][\p{L}\d -]*$/u.test(text);
}

const HIGHEST_PORT = 65_535;
const URL_TEXT =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{1,59})(?::(\d{1,5}))?(?:[/?#][^\s<>"]*)?$/iu;

/**
 * Whether a text is a web address: http(s), which may be omitted, a full host name, and no user name before it, which
 * could fake another host.
 * @example
 * isUrl('https://www.example.org/a?b=1') // => true
 * isUrl('example.org') // => true
 * isUrl('example.org:70000') // => false
 * isUrl('javascript:alert(1)') // => false
 */
export function isUrl(text: string): boolean {
  const found = text.length <= 2000 && URL_TEXT.exec(text);
  if (!found) return false;
  const port = Number(found[1] ?? 1);
  return port > 0 && port <= HIGHEST_PORT;
}
