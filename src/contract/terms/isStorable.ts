/**
 * Whether databases store a text: neither NUL nor lone surrogates.
 * @example
 * isStorable('Fête 💡') // => true
 * isStorable('\ud83d') // => false
 */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);
