import { allowedStyle } from './allowedStyle';

/** Tags of an organisation's HTML that are stored and drawn (BLOCK-11). Others vanish and leave their text. */
export const RICH_TEXT_TAGS: readonly string[] = (
  'p br hr div span strong b em i u s del ins sub sup small mark h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code a img ' +
  'figure figcaption table caption thead tbody tfoot tr th td'
).split(' ');

/** Tags that vanish together with all they hold. */
export const DROPPED_TAGS: readonly string[] =
  'script style template noscript iframe object embed svg math title textarea select option audio video canvas head'.split(
    ' ',
  );

type Check = (value: string) => boolean;
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);
const any: Check = () => true;
const short: Check = ({ length }) => length <= 300;
const number = matches(/^\d{1,4}$/);

/** Attributes that every tag may have; that a style may have is in `allowedStyle`. */
const EVERYWHERE: Readonly<Record<string, Check>> = {
  style: any,
  dir: matches(/^(ltr|rtl|auto)$/),
  lang: matches(/^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i),
};

/** Addresses are checked when stored and when drawn, as their base differs. */
const BY_TAG: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  a: { href: any, title: short, target: matches(/^_blank$/) },
  img: { src: any, alt: any, title: short, width: number, height: number },
  ol: { start: number },
  th: { colspan: number, rowspan: number, scope: matches(/^(row|col|rowgroup|colgroup)$/) },
  td: { colspan: number, rowspan: number },
};

const checksOf = (tag: string) => ({ ...EVERYWHERE, ...(Object.hasOwn(BY_TAG, tag) ? BY_TAG[tag] : {}) });

/**
 * Names of the attributes that a tag may have.
 * @example
 * richTextAttributes('ol') // => ['style', 'dir', 'lang', 'start']
 */
export const richTextAttributes = (tag: string): string[] => Object.keys(checksOf(tag));

/**
 * A tag's allowed attributes; names in lower case, as parsers give them. `style` keeps its safe declarations.
 * @example
 * allowedAttributes('th', { scope: 'col', onclick: 'x()', dir: 'rtl', style: 'color: red; position: fixed' }) // => { scope: 'col', dir: 'rtl', style: 'color:red' }
 */
export function allowedAttributes(tag: string, attributes: Readonly<Record<string, string>>): Record<string, string> {
  const checks: Readonly<Record<string, Check>> = checksOf(tag);
  const kept = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (!Object.hasOwn(checks, name) || !checks[name]?.(value)) return [];
    if (name !== 'style') return [[name, value]];
    const style = Object.entries(allowedStyle(value)).map((declaration) => declaration.join(':'));
    return style.length > 0 ? [[name, style.join(';')]] : [];
  });
  return Object.fromEntries(kept);
}
