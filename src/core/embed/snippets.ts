/** An element for a page of another site. */
export interface Embedded {
  /** Address of the server, without a slash at its end. */
  readonly server: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** A plain link that stands where scripts do not run. */
  readonly link: { readonly address: string; readonly text: string };
}

/** Text as HTML text or the value of an attribute. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const written = (attributes: Embedded['attributes'], prefix = '') =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${prefix}${name}="${escaped(value)}"`)
    .join('');
const plainLink = ({ link }: Embedded) => `<a href="${escaped(link.address)}">${escaped(link.text)}</a>`;

/**
 * The line that brings our style sheet.
 * @example
 * stylesLine('https://s') // => '<link rel="stylesheet" href="https://s/elements/orgkit.css">'
 */
export const stylesLine = (server: string) => `<link rel="stylesheet" href="${escaped(server)}/elements/orgkit.css">`;

/**
 * The line that brings the script of tags, or of places for frames.
 * @example
 * scriptLine('https://s', 'place') // => '<script src="https://s/elements/frame.js" async></script>'
 */
export const scriptLine = (server: string, kind: 'tag' | 'place') =>
  kind === 'tag'
    ? `<script type="module" src="${escaped(server)}/elements/autoload.js"></script>`
    : `<script src="${escaped(server)}/elements/frame.js" async></script>`;

/**
 * The element as a tag, with all that it needs.
 * @example
 * tagSnippet({ server: 'https://s', tag: 'org-donation', attributes: { org: 'mine' }, link: { address: 'https://s/don', text: 'Give' } }).includes('<org-donation org="mine">') // => true
 */
export const tagSnippet = (embedded: Embedded): string => `${stylesLine(embedded.server)}
${scriptLine(embedded.server, 'tag')}

<${embedded.tag}${written(embedded.attributes)}>
  ${plainLink(embedded)}
</${embedded.tag}>`;

/**
 * A place that a script makes a frame of: for pages that take no unknown tags.
 * @example
 * placeSnippet({ server: 'https://s', tag: 'org-donation', attributes: { org: 'mine' }, link: { address: 'https://s/don', text: 'Give' } }).includes('<div data-org-frame="org-donation" data-org="mine">') // => true
 */
export const placeSnippet = (embedded: Embedded): string => `${stylesLine(embedded.server)}
${scriptLine(embedded.server, 'place')}

<div data-org-frame="${embedded.tag}"${written(embedded.attributes, 'data-')}>
  ${plainLink(embedded)}
</div>`;

/**
 * The address of the element alone, for a frame.
 * @example
 * frameAddress({ server: 'https://s', tag: 'org-form', attributes: { org: 'mine', 'form-id': 'a b' } }) // => 'https://s/embed/org-form?org=mine&form-id=a+b'
 */
export function frameAddress({ server, tag, attributes }: Omit<Embedded, 'link'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(attributes)) query.set(name, value);
  return `${server}/embed/${tag}?${query.toString()}`;
}

/**
 * A plain frame: for pages that take no scripts.
 * @example
 * frameSnippet({ server: 'https://s', tag: 'org-donation', attributes: { org: 'mine' }, link: { address: 'https://s/don', text: 'Give' } }).startsWith('<iframe src="https://s/embed/org-donation?org=mine"') // => true
 */
export const frameSnippet = (embedded: Embedded): string =>
  `<iframe src="${escaped(frameAddress(embedded))}" title="${escaped(embedded.link.text)}" width="100%" height="720" style="border: 0"></iframe>`;
