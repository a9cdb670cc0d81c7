const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Text inside an element or attribute of XML. Characters that XML 1.0 cannot hold are left out: one of them makes readers
 * refuse the whole file.
 * @example
 * xmlText('Thé & "jeux" <b>\u0007') // => 'Thé &amp; &quot;jeux&quot; &lt;b&gt;'
 */
export const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
