import { allowedStyle } from '../../core/richText/allowedStyle';
import { htmlTokens, type HtmlToken } from '../../core/richText/htmlTokens';
import { LINK_SCHEMES } from '../../core/richText/schemes';

type Attributes = Readonly<Record<string, string>>;
type ListTag = 'ul' | 'ol';

/**
 * Tokens of HTML that was copied elsewhere, for instance from Word: its list paragraphs become lists, and of styles and
 * addresses what an author means stays.
 */
export function officeTokens(html: string): HtmlToken[] {
  const all = htmlTokens(html);
  const body = all.findIndex((token) => 'start' in token && token.start === 'body');
  return withLists(all.slice(body + 1)).flatMap((token): HtmlToken[] => {
    if ('text' in token) return [token];
    const tag = 'start' in token ? token.start : token.end;
    if (tag === 'img' || tag === 'hr') return [];
    const name = FRAME.test(tag) ? 'div' : tag;
    return ['start' in token ? { start: name, attributes: meant(token.attributes) } : { end: name }];
  });
}

/** Elements that merely hold text for the editor. */
const FRAME = /^(?:table|caption|thead|tbody|tfoot|tr|t[dh]|blockquote|pre|figure|figcaption)$/;

const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
/** The mark of an item that Word writes as text. */
const IGNORED = /mso-list:\s*ignore/i;
const NUMBER = /^[\s\u00a0]*\(?(?:\d+|[a-z]{1,4})[.)]/i;

function withLists(tokens: readonly HtmlToken[]): HtmlToken[] {
  const out: HtmlToken[] = [];
  /** Lists that are open, each with an item. */
  const lists: ListTag[] = [];
  const closeTo = (level: number) => {
    while (lists.length > level) out.push({ end: 'li' }, { end: lists.pop() as ListTag });
  };
  const startItem = (wanted: number, tag: ListTag) => {
    closeTo(wanted);
    if (lists.length === wanted && lists.at(-1) !== tag) closeTo(wanted - 1);
    if (lists.length === wanted) out.push({ end: 'li' });
    else {
      lists.push(tag);
      out.push({ start: tag, attributes: {} });
    }
    out.push({ start: 'li', attributes: {} });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as HtmlToken;
    const level =
      'start' in token && token.start === 'p' ? LIST_LEVEL.exec(token.attributes['style'] ?? '')?.[1] : null;
    if (level) {
      let end = at + 1;
      while (end < tokens.length && !isEndOfParagraph(tokens[end])) end += 1;
      const { mark, content } = splitMark(tokens.slice(at + 1, end));
      startItem(Number(level), NUMBER.test(mark) ? 'ol' : 'ul');
      out.push(...content);
      at = end;
    } else if (!('text' in token) || token.text.trim()) {
      closeTo(0);
      out.push(token);
    } else if (lists.length === 0) out.push(token);
  }
  closeTo(0);
  return out;
}

const isEndOfParagraph = (token: HtmlToken | undefined) => token !== undefined && 'end' in token && token.end === 'p';

/** An item's mark and what is left of it. */
function splitMark(tokens: readonly HtmlToken[]): { mark: string; content: HtmlToken[] } {
  const content: HtmlToken[] = [];
  let mark = '';
  let depth = 0;
  for (const token of tokens) {
    if (depth > 0) {
      if ('text' in token) mark += token.text;
      else if ('start' in token && token.start === 'span') depth += 1;
      else if ('end' in token && token.end === 'span') depth -= 1;
    } else if ('start' in token && IGNORED.test(token.attributes['style'] ?? '')) depth = 1;
    else content.push(token);
  }
  return { mark, content };
}

const KEPT = ['font-weight', 'font-style', 'text-decoration', 'text-align'];
/** Styles that every office suite puts on every text. */
const USUAL_COLOR = /^(?:black|windowtext|inherit|initial|#0{3}(?:0{3})?|rgb\(0, ?0, ?0\))$/i;
const SCHEME = new RegExp(`^(?:${LINK_SCHEMES.join('|')}):`, 'i');

function meant({ href, start, style = '' }: Attributes): Attributes {
  const given = allowedStyle(
    style
      .replace(/font-family:\s*["']?(?:helvetica)/gi, 'font-family:arial')
      .replace(/font-family:\s*["']?(?:georgia)/gi, 'font-family:times'),
  );
  const kept = Object.entries(given).filter(
    ([name, value]) => KEPT.includes(name) || name === 'font-family' || (name === 'color' && !USUAL_COLOR.test(value)),
  );
  return {
    ...(href !== undefined && SCHEME.test(href.trim()) && { href: href.trim() }),
    ...(start !== undefined && { start }),
    ...(kept.length > 0 && { style: kept.map((declaration) => declaration.join(':')).join(';') }),
  };
}
