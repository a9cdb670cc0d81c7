/**
 * `Intl.DateTimeFormat`, but with the first of a month as French writes it.
 * @example
 * dateFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 1)) // => '1er décembre 2026'
 * dateFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 11)) // => '11 décembre 2026'
 * dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 11, 1)) // => '1 December 2026'
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format' | 'formatRange'> {
  const written = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith('fr')) return written;
  const inWords = (text: string) => text.replace(/(^|\s)1(?=\s\p{L})/gu, '$11er');
  return {
    format: (at) => inWords(written.format(at)),
    formatRange: (from, to) => inWords(written.formatRange(from, to)),
  };
}
