/**
 * An address as people type it, with its scheme.
 * @example
 * withScheme(' www.example.org ') // => 'https://www.example.org'
 * withScheme('http://example.org') // => 'http://example.org'
 * withScheme('') // => ''
 */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
