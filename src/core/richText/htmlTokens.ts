/** A piece of HTML: text, or the start or end of a tag. Names are in lower case, entities are read. */
export type HtmlToken =
  | { readonly text: string }
  | { readonly start: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly end: string };

const TAG = /<!--[^]*?(?:-->|$)|<[!?][^>]*>|<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** Named entities that editors write; cleaned HTML has the first four only. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ...Object.fromEntries(
    'laquo« raquo» lsquo‘ rsquo’ ldquo“ rdquo” hellip… ndash– mdash— euro€ copy© eacuteé egraveè ecircê agraveà acircâ ccedilç ocircô icircî ugraveù ucircû'
      .split(' ')
      .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
  ),
};

/**
 * Reads HTML piece by piece, in time that grows with its length. Enough for what the server has cleaned (BLOCK-11); of any
 * other text it makes some tokens, none of which is more than a name, attributes or a text.
 * @example
 * htmlTokens('<p dir="rtl">a &amp; b</p>') // => [{ start: 'p', attributes: { dir: 'rtl' } }, { text: 'a & b' }, { end: 'p' }]
 * htmlTokens('1 < 2<!-- x --><![endif]>') // => [{ text: '1 < 2' }]
 */
export function htmlTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let done = 0;
  const addText = (until: number) => {
    if (until > done) tokens.push({ text: readEntities(html.slice(done, until)) });
  };
  for (const found of html.matchAll(TAG)) {
    addText(found.index);
    done = found.index + found[0].length;
    const [, slash, name, rest = ''] = found;
    if (!name) continue;
    tokens.push(slash ? { end: name.toLowerCase() } : { start: name.toLowerCase(), attributes: readAttributes(rest) });
  }
  addText(html.length);
  return tokens;
}

function readAttributes(text: string): Record<string, string> {
  const entries = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), readEntities(double ?? single ?? bare ?? '')] as const,
  );
  // As in browsers the first of two attributes of one name counts.
  return Object.fromEntries(entries.reverse());
}

const readEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name: string) => {
        if (name) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
        const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
        return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
      })
    : text;
