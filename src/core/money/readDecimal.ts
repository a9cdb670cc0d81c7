/** A number as typed: its digits before and after the decimal mark. */
export interface TypedDecimal {
  readonly whole: string;
  readonly fraction: string;
}

const GROUPED = /^\d{1,3}([ .,])\d{3}(?:\1\d{3})*$/;

/**
 * Parses a number typed by a person, whatever their country's habits: "1 000,50", "1,000.50", "1.000,50", "1'000". A
 * single comma or dot is the decimal mark, unless the currency has no decimals; with both, the last one is. Spaces,
 * apostrophes and the other mark may group digits by three. Full-width and Arabic digits are accepted and direction
 * marks ignored; signs, exponents and everything else are rejected.
 * @returns null when it is not a number, or has more than `maxDecimals` decimals.
 * @example
 * readDecimal('1 000,50', 2) // => { whole: '1000', fraction: '50' }
 * readDecimal('1.000.000', 2) // => { whole: '1000000', fraction: '' }
 * readDecimal('1,000', 2) // => null
 */
export function readDecimal(text: string, maxDecimals: number): TypedDecimal | null {
  const plain = plainCharacters(text);
  if (!/^[\d., ]+$/.test(plain) || !/\d/.test(plain)) return null;
  const at = decimalMarkAt(plain, maxDecimals);
  const whole = plain.slice(0, at);
  const fraction = plain.slice(at + 1);
  if (!/^\d*$/.test(fraction) || fraction.length > maxDecimals) return null;
  if (!/^\d*$/.test(whole) && !GROUPED.test(whole)) return null;
  return { whole: whole.replace(/\D/g, '') || '0', fraction };
}

function plainCharacters(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[，٬]/g, ',')
    .replace(/[．٫]/g, '.')
    .replace(/[\s'’]/g, ' ');
}

/** Position of the decimal mark, or the text's length if it has none. */
function decimalMarkAt(plain: string, maxDecimals: number): number {
  const marks = plain.replace(/[^.,]/g, '');
  const last = marks.slice(-1);
  const alone = marks.length === 1 && maxDecimals > 0;
  const afterOthers = marks.length > 1 && marks.indexOf(last) === marks.length - 1;
  return alone || afterOthers ? plain.lastIndexOf(last) : plain.length;
}
