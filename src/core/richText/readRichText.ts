import { allowedAttributes, DROPPED_TAGS, RICH_TEXT_TAGS } from './allowed';
import { htmlTokens, type HtmlToken } from './htmlTokens';

/** A tag of an organisation's text, of those that are allowed, with its allowed attributes. */
export interface RichTextTag {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly RichTextNode[];
}
export type RichTextNode = string | RichTextTag;

interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichTextNode[];
}

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const VOID = set('br hr img');
const BLOCKS = set(
  'p hr div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre figure figcaption table caption thead tbody tfoot tr th td',
);
const HEADINGS = set('h1 h2 h3 h4 h5 h6');
/** Parent of each part of a table. */
const PLACES: Readonly<Record<string, ReadonlySet<string>>> = {
  caption: set('table'),
  thead: set('table'),
  tbody: set('table'),
  tfoot: set('table'),
  tr: set('thead tbody tfoot'),
  td: set('tr'),
  th: set('tr'),
};
/** These hold their own parts only. */
const FRAMES = set('table thead tbody tfoot tr');
const allowed: ReadonlySet<string> = new Set(RICH_TEXT_TAGS);
const dropped: ReadonlySet<string> = new Set(DROPPED_TAGS);

/** Deeper than any editor nests. */
const MOST_DEEP = 32;

/**
 * The HTML of an organisation as a tree of allowed tags (BLOCK-11). Tags stand only where a browser leaves them when it reads
 * them written out, so that the page that a server wrote and the one that a browser draws are the same. Never throws.
 * @example
 * readRichText('<p>a<script>x</script> <b onclick="y">c</b></p>') // => [{ tag: 'p', attributes: {}, children: ['a ', { tag: 'b', attributes: {}, children: ['c'] }] }]
 * readRichText('<p>a<ul><li>b') // => [{ tag: 'p', attributes: {}, children: ['a'] }, { tag: 'ul', attributes: {}, children: [{ tag: 'li', attributes: {}, children: ['b'] }] }]
 */
export function readRichText(html: string): RichTextNode[] {
  return richTextOf(htmlTokens(html));
}

/**
 * The same tree of tokens, for instance of those of which something was left out.
 * @example
 * richTextOf([{ start: 'p', attributes: { onclick: 'x()' } }, { text: 'a' }]) // => [{ tag: 'p', attributes: {}, children: ['a'] }]
 */
export function richTextOf(tokens: readonly HtmlToken[]): RichTextNode[] {
  const builder = treeBuilder();
  let hidden = 0;
  for (const token of tokens) {
    if ('start' in token) {
      if (dropped.has(token.start)) hidden += 1;
      else if (!hidden && allowed.has(token.start)) builder.open(token.start, token.attributes);
    } else if ('end' in token) {
      if (dropped.has(token.end)) hidden = Math.max(0, hidden - 1);
      else if (!hidden) builder.close(token.end);
    } else if (!hidden) builder.addText(token.text);
  }
  return builder.finish();
}

function treeBuilder() {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const stack: Open[] = [root];
  const top = () => stack[stack.length - 1] ?? root;
  /** Place of the innermost open tag among these, or 0; a cell of a table is a world of its own. */
  const find = (names: (tag: string) => boolean, stop: (tag: string) => boolean = isCell) => {
    for (let at = stack.length - 1; at > 0; at -= 1) {
      const tag = stack[at]?.tag ?? '';
      if (names(tag)) return at;
      if (stop(tag)) return 0;
    }
    return 0;
  };
  const add = (node: RichTextNode) => {
    // Content not allowed in a table goes before it, as in browsers.
    const isPart = typeof node !== 'string' && PLACES[node.tag]?.has(top().tag);
    const holder = isPart ? stack.length - 1 : stack.findLastIndex(({ tag }) => !FRAMES.has(tag));
    const { children, tag } = stack[holder] ?? root;
    const last = children.length - 1;
    if (typeof node !== 'string') children.push(node);
    else if (holder !== stack.length - 1 && !node.trim()) return;
    else if (typeof children[last] === 'string') children[last] += node;
    else {
      // Browsers leave out the first line break of these.
      const text = tag === 'pre' && children.length === 0 ? node.replace(/^[\r\n]+/, '') : node;
      if (text) children.push(text);
    }
  };
  const closeTo = (place: number) => {
    while (place > 0 && stack.length > place) {
      const closed = stack.pop();
      if (closed) add(closed);
    }
  };
  return {
    open(tag: string, given: Readonly<Record<string, string>>) {
      if (BLOCKS.has(tag)) closeTo(find((open) => open === 'p'));
      if (HEADINGS.has(tag)) closeTo(find((open) => HEADINGS.has(open)));
      if (tag === 'li')
        closeTo(
          find(
            (open) => open === 'li',
            (open) => isCell(open) || open === 'ul' || open === 'ol',
          ),
        );
      if (tag === 'a') closeTo(find((open) => open === 'a'));
      const places = PLACES[tag];
      if (places) {
        const table = find(
          (open) => open === 'table',
          () => false,
        );
        const place = find(
          (open) => places.has(open),
          (open) => open === 'table',
        );
        if (place) closeTo(place + 1);
        else if (tag === 'tr' && table) {
          closeTo(table + 1);
          stack.push({ tag: 'tbody', attributes: {}, children: [] });
        } else return;
      }
      const attributes = allowedAttributes(tag, given);
      if (VOID.has(tag)) return add({ tag, attributes, children: [] });
      if (stack.length <= MOST_DEEP) stack.push({ tag, attributes, children: [] });
    },
    close(tag: string) {
      closeTo(
        find(
          (open) => open === tag,
          (open) => isCell(open) && tag !== 'tr' && tag !== 'table',
        ),
      );
    },
    addText: add,
    finish() {
      closeTo(1);
      return root.children;
    },
  };
}

const isCell = (tag: string) => tag === 'td' || tag === 'th' || tag === 'caption';
