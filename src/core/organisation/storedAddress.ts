/**
 * A stored address of a picture or page as any site can use it: paths are those of the server at `origin`. Nothing for what is no address.
 * @example
 * storedAddress('/demo/logo.svg', 'https://dons.example') // => 'https://dons.example/demo/logo.svg'
 * storedAddress('https://asso.example/logo.png', 'https://dons.example') // => 'https://asso.example/logo.png'
 * storedAddress('', 'https://dons.example') // => ''
 */
export function storedAddress(stored: string, origin: string): string {
  if (stored === '') return '';
  try {
    return new URL(stored, origin).href;
  } catch {
    return '';
  }
}
