const LENGTH = /^(\d{1,5}(\.\d{1,3})?|\.\d{1,3})(px|%|em|rem|ch|vw|vh|svh|dvh)?$/;
const COLOR =
  /^(#[\da-f]{3,8}|[a-z]{3,30}|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/+-]{1,60}(deg[\d\s.,%/]{0,40})?\))$/i;
const WORDS = /^[\w\s%.,-]{1,60}$/;
const GRADIENT = /^(repeating-)?(linear|radial|conic)-gradient\([\w\s#%.,()-]{1,200}\)$/i;

/**
 * A length that an author wrote, as CSS; null for anything else. A bare number is in pixels.
 * @example
 * cssLength('12') // => '12px'
 * cssLength('50%') // => '50%'
 * cssLength('-3px') // => null
 */
export function cssLength(text: string): string | null {
  const found = LENGTH.exec(text.trim());
  return found && (found[3] ? found[0] : `${found[0]}px`);
}

/**
 * One to four lengths.
 * @example
 * cssLengths('8 1em') // => '8px 1em'
 * cssLengths('8px;color:red') // => null
 */
export function cssLengths(text: string): string | null {
  const lengths = text.trim().split(/\s+/).map(cssLength);
  return lengths.length <= 4 && lengths.every((length) => length !== null) ? lengths.join(' ') : null;
}

/**
 * A colour by its name, its digits or a function of numbers.
 * @example
 * cssColor('rgb(0 0 0 / 50%)') // => 'rgb(0 0 0 / 50%)'
 * cssColor('url(javascript:alert(1))') // => null
 */
export const cssColor = (text: string): string | null => (COLOR.test(text.trim()) ? text.trim() : null);

/**
 * Words and numbers only: sizes and positions of a background.
 * @example
 * cssWords('center top') // => 'center top'
 * cssWords('0; position: fixed') // => null
 */
export const cssWords = (text: string): string | null => (WORDS.test(text.trim()) ? text.trim().toLowerCase() : null);

/**
 * A gradient, without addresses in it.
 * @example
 * cssGradient('linear-gradient(red, blue)') // => 'linear-gradient(red, blue)'
 * cssGradient('linear-gradient(url(x))') // => null
 */
export const cssGradient = (text: string): string | null =>
  GRADIENT.test(text.trim()) && !/url|image|var|env/i.test(text) ? text.trim() : null;

/**
 * A share of black or white: 0 to 100, with or without a per cent sign.
 * @example
 * cssShare('30%') // => '30%'
 * cssShare('140') // => '100%'
 * cssShare('x') // => null
 */
export function cssShare(text: string): string | null {
  const share = Number(text.replace('%', '').trim() || 'x');
  return Number.isFinite(share) && share > 0 ? `${Math.min(share, 100)}%` : null;
}
