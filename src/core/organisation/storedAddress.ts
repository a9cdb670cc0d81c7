/**
 * A stored picture or page address made absolute: paths resolve against the server at `origin`. Empty if invalid, as
 * old data may be.
 * @example
 * storedAddress('/demo/logo.svg', 'https://dons.example') // => 'https://dons.example/demo/logo.svg'
 * storedAddress('https://asso.example/logo.png', 'https://dons.example') // => 'https://asso.example/logo.png'
 * storedAddress('/\\evil.example', 'https://dons.example') // => ''
 * storedAddress('', 'https://dons.example') // => ''
 */
export function storedAddress(stored: string, origin: string): string {
  if (stored === '' || /\p{Cc}|^\/\\/u.test(stored)) return '';
  try {
    const { protocol, href } = new URL(stored, origin);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}
