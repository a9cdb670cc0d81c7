/**
 * The address of a page below a site; null where the path leads elsewhere, or is too long for a code that phones read.
 * @param path as a page of the site would link it: `/don/toit`
 * @example
 * ownAddress('https://dons.example/o/alef', '/don/toit') // => 'https://dons.example/o/alef/don/toit'
 * ownAddress('https://dons.example/o/alef', '/../bet') // => null
 * ownAddress('https://dons.example', '//evil.example') // => null
 */
export function ownAddress(site: string, path: string): string | null {
  if (!/^\/(?![/\\])/.test(path) || path.length > LONGEST || !URL.canParse(site + path)) return null;
  const { href } = new URL(site + path);
  return href === site || href.startsWith(`${site}/`) ? href.replace(/\/$/, '') : null;
}

const LONGEST = 300;
