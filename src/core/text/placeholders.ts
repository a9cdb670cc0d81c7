/** `{key}` or `{key.part}`, on one line. */
const PLACEHOLDER = /\{([^{}\r\n]{1,200})\}/g;

/**
 * The stored keys that a text names in braces (BUILD-70), each once.
 * @example
 * placeholdersIn('Bonjour {identity.prenom}, à {[TEXT]_ville}') // => ['identity.prenom', '[TEXT]_ville']
 */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, key = '']) => key)),
];

/**
 * A text with other words in the place of its placeholders; null leaves one as it is written. What is put in is not read again.
 * @example
 * fillPlaceholders('Bonjour {a} {b}', (key) => (key === 'a' ? '{b}' : null)) // => 'Bonjour {b} {b}'
 */
export const fillPlaceholders = (text: string, valueOf: (key: string) => string | null): string =>
  text.replace(PLACEHOLDER, (written, key: string) => valueOf(key) ?? written);
