const LONGEST = 254;
/** Typed in the wrong mode of an East Asian keyboard: no server would know them. */
const FULL_WIDTH = /[\uff00-\uffef]/;
const LOCAL = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{1,59})$/iu;

/**
 * Whether a text is an e-mail address that can be written to: no quoted parts, a domain with a top level. International
 * addresses pass (STR-03).
 * @example
 * isEmail("o'brien+don@mail.example.org") // => true
 * isEmail('dana@localhost') // => false
 * isEmail('a@b@c.org') // => false
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > LONGEST || FULL_WIDTH.test(text)) return false;
  return LOCAL.test(text.slice(0, Math.max(0, at))) && DOMAIN.test(text.slice(at + 1));
}
