/**
 * A text without the control codes that turn round what stands beside it: names of donors and teams are shown among others.
 * Marks of direction that stay within their place (U+200E, U+200F) are part of Hebrew as people write it.
 * @example
 * withoutBidi('Ana \u202Egnp.exe') // => 'Ana gnp.exe'
 * withoutBidi('\u200Fדוד\u2069') // => '\u200Fדוד'
 */
export const withoutBidi = (text: string): string => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
