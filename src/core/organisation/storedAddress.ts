/**
 * A stored address of a picture or page as any site can use it: paths are those of the server at `origin`. Nothing for what is no address,
 * as former data may hold.
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
