/**
 * Strips bidirectional overrides and isolates: donor and team names are shown among others. Marks that affect only
 * their own place (U+200E, U+200F) stay; people use them when writing Hebrew.
 * @example
 * withoutBidi('Ana \u202Egnp.exe') // => 'Ana gnp.exe'
 * withoutBidi('\u200Fדוד\u2069') // => '\u200Fדוד'
 */
export const withoutBidi = (text: string): string => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
