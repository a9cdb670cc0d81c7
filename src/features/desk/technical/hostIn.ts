/**
 * The name of a host in what was typed, as addresses write it; what is none stays as it is.
 * @example
 * hostIn('https://Dons.example.org/page') // => 'dons.example.org'
 * hostIn('münchen.example') // => 'xn--mnchen-3ya.example'
 */
export function hostIn(typed: string): string {
  const name = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\.?([/?#].*)?$/, '')
    .toLowerCase();
  if (name.includes('@')) return name;
  try {
    return new URL(`https://${name}`).host;
  } catch {
    return name;
  }
}
