/**
 * Where the browser goes after sending a form: the server's address with the page's query merged in; the address's own
 * parameters win (FPAGE-03).
 * @param url absolute, or a path of the page's site, which it stays.
 * @param page address of the page that the form stands in; empty when it is not known.
 * @example
 * redirectAddress('/l/9?x=2', 'https://shul.org/inscription?a=77&x=1') // => '/l/9?x=2&a=77'
 * redirectAddress('https://pay.example/i#top', 'https://shul.org/?a=7') // => 'https://pay.example/i?a=7#top'
 */
export function redirectAddress(url: string, page: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const own = new URLSearchParams(query);
  const [, pageQuery = ''] = /^[^?#]*\?([^#]*)/s.exec(page) ?? [];
  const added = [...new URLSearchParams(pageQuery)].filter(([name]) => !own.has(name));
  const written = added.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  const all = [query, ...written].filter(Boolean).join('&');
  return path + (all && `?${all}`) + hash;
}
