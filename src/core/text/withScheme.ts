/**
 * An address as people type it, with its scheme.
 * @example
 * withScheme(' www.example.org ') // => 'https://www.example.org'
 * withScheme('example.org:8080/give') // => 'https://example.org:8080/give'
 * withScheme('http://example.org') // => 'http://example.org'
 * withScheme('localhost:3000') // => 'http://localhost:3000'
 * withScheme('') // => ''
 */
export function withScheme(typed: string): string {
  const address = typed.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]+:\d/.test(address);
  // A computer of one's own has no certificate.
  const scheme = /^(localhost|127(\.\d+){3}|\[::1\])([:/?#]|$)/i.test(address) ? 'http' : 'https';
  return address === '' || hasScheme ? address : `${scheme}://${address}`;
}
