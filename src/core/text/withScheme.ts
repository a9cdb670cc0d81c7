/**
 * An address as people type it, with its scheme.
 * @example
 * withScheme(' www.example.org ') // => 'https://www.example.org'
 * withScheme('example.org:8080/give') // => 'https://example.org:8080/give'
 * withScheme('http://example.org') // => 'http://example.org'
 * withScheme('') // => ''
 */
export function withScheme(typed: string): string {
  const address = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]+:\d/.test(address);
  return address === '' || hasScheme ? address : `https://${address}`;
}
