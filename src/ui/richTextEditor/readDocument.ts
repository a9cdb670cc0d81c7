import type { Attrs, Mark, Node } from 'prosemirror-model';
import { allowedStyle, fontOf } from '../../core/richText/allowedStyle';
import type { RichTextNode, RichTextTag } from '../../core/richText/readRichText';
import { ALIGNMENTS, schema, STYLE_MARKS, TAG_MARKS, type TagMark } from './schema';

/** Marks that a place gives to its text. */
interface Place {
  readonly marks: readonly Mark[];
  readonly align: string | null;
  readonly dir: string | null;
}

const BLOCK =
  /^(?:p|div|h[1-6]|ul|ol|li|table|caption|thead|tbody|tfoot|tr|t[dh]|hr|blockquote|pre|figure|figcaption)$/;
/** Blocks that the editor has no means for, and that are kept as they are. */
const KEPT = /^(?:table|hr|blockquote|pre|figure)$/;
/** Marks that go by another tag, too. */
const MARKS_OF_TAGS: ReadonlyMap<string, TagMark> = new Map(
  (Object.keys(TAG_MARKS) as TagMark[]).flatMap((mark) => [mark, ...TAG_MARKS[mark]].map((tag) => [tag, mark])),
);

const { nodes, marks } = schema;

/**
 * The document of a text of the allow-list.
 * @param takesLink whether a link may carry this address
 */
export function readDocument(tree: readonly RichTextNode[], takesLink: (href: string) => boolean): Node {
  const blocks = blocksOf(tree, { marks: [], align: null, dir: null }, takesLink);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create());
}

type TakesLink = (href: string) => boolean;

function blocksOf(tree: readonly RichTextNode[], place: Place, takesLink: TakesLink): Node[] {
  const blocks: Node[] = [];
  let run: RichTextNode[] = [];
  const endRun = () => {
    const inline = inlineOf(run, place, takesLink);
    if (inline.length > 0) blocks.push(textBlock('paragraph', place, inline));
    run = [];
  };
  for (const node of tree) {
    if (typeof node === 'string' || !holdsBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    blocks.push(...blockOf(node, placeIn(node, place, takesLink), takesLink));
  }
  endRun();
  return blocks;
}

const holdsBlock = ({ tag, children }: RichTextTag): boolean =>
  BLOCK.test(tag) || children.some((child) => typeof child !== 'string' && holdsBlock(child));

function blockOf(node: RichTextTag, place: Place, takesLink: TakesLink): Node[] {
  const { tag, attributes, children } = node;
  if (KEPT.test(tag)) return [nodes.keptBlock.create({ tree: node })];
  if (tag === 'ul' || tag === 'ol') {
    const items = itemsOf(children, { ...place, dir: null }, takesLink);
    const type = tag === 'ul' ? nodes.bulletList : nodes.orderedList;
    return items.length > 0 ? [type.create({ dir: place.dir, start: Number(attributes['start'] ?? 1) }, items)] : [];
  }
  const isHeading = /^h\d$/.test(tag);
  if (tag !== 'p' && !isHeading) return blocksOf(children, place, takesLink);
  const level = Math.min(4, Math.max(2, Number(tag[1])));
  const inline = inlineOf(children, place, takesLink);
  return [textBlock(isHeading ? 'heading' : 'paragraph', isHeading ? { ...place, level } : place, inline)];
}

/** The items of a list; a list that stands between them, as some editors have it, goes into the one before. */
function itemsOf(tree: readonly RichTextNode[], place: Place, takesLink: TakesLink): Node[] {
  const items: Node[] = [];
  for (const node of tree) {
    if (typeof node === 'string' && !node.trim()) continue;
    const isItem = typeof node !== 'string' && node.tag === 'li';
    const inside = isItem ? node.children : [node];
    const blocks = blocksOf(inside, isItem ? placeIn(node, place, takesLink) : place, takesLink);
    const last = isItem ? undefined : items.pop();
    if (last) blocks.unshift(...last.children);
    if (blocks[0]?.type !== nodes.paragraph) blocks.unshift(nodes.paragraph.create());
    items.push(nodes.listItem.create(null, blocks));
  }
  return items;
}

/** The last line break of a paragraph makes no line. */
const textBlock = (type: 'paragraph' | 'heading', attrs: Attrs, inline: readonly Node[]): Node =>
  nodes[type].create(attrs, inline.at(-1)?.type === nodes.lineBreak ? inline.slice(0, -1) : [...inline]);

/** Text with its marks, without the spaces that browsers do not show. */
function inlineOf(tree: readonly RichTextNode[], place: Place, takesLink: TakesLink): Node[] {
  const inline: Node[] = [];
  let before = ' ';
  const add = (node: Node, end: string) => {
    inline.push(node);
    before = end;
  };
  const visit = (all: readonly RichTextNode[], given: readonly Mark[]) => {
    for (const node of all) {
      if (typeof node === 'string') {
        const spaced = node.replace(/[ \t\n\r\f]+/g, ' ');
        const text = before === ' ' ? spaced.replace(/^ /, '') : spaced;
        if (text) add(schema.text(text, given), text.slice(-1));
      } else if (node.tag === 'br') {
        dropLastSpace(inline);
        add(nodes.lineBreak.create(null, null, given), ' ');
      } else if (node.tag === 'img') add(nodes.keptInline.create({ tree: node }, null, given), '');
      else visit(node.children, marksIn(node, given, takesLink));
    }
  };
  visit(tree, place.marks);
  dropLastSpace(inline);
  return inline;
}

function dropLastSpace(inline: Node[]): void {
  const last = inline.at(-1);
  if (!last?.text?.endsWith(' ')) return;
  inline.pop();
  if (last.text.length > 1) inline.push(schema.text(last.text.slice(0, -1), last.marks));
}

const styleOf = ({ attributes }: RichTextTag) => allowedStyle(attributes['style'] ?? '');

function placeIn(node: RichTextTag, place: Place, takesLink: TakesLink): Place {
  const align = styleOf(node)['text-align'] ?? '';
  const { dir } = node.attributes;
  return {
    marks: marksIn(node, place.marks, takesLink),
    align: (ALIGNMENTS as readonly string[]).includes(align) ? align : place.align,
    dir: dir === 'auto' ? null : (dir ?? place.dir),
  };
}

/** The marks of the text in a tag. */
function marksIn(node: RichTextTag, given: readonly Mark[], takesLink: TakesLink): readonly Mark[] {
  const { tag, attributes } = node;
  const style = styleOf(node);
  let all = given;
  const add = (mark: Mark) => {
    all = mark.addToSet(all);
  };
  const { href, target = null, title = null } = attributes;
  if (tag === 'a' && href !== undefined && takesLink(href)) add(marks.link.create({ href, target, title }));
  const named = MARKS_OF_TAGS.get(tag);
  if (named) add(marks[named].create());
  for (const name of Object.keys(STYLE_MARKS) as (keyof typeof STYLE_MARKS)[]) {
    const value = style[STYLE_MARKS[name]];
    const kept = name === 'font' && value ? fontOf(value) : value;
    if (kept) add(marks[name].create({ value: kept }));
  }
  const setMark = (mark: TagMark, on: boolean, off: boolean) => {
    if (on) add(marks[mark].create());
    else if (off) all = marks[mark].removeFromSet(all);
  };
  const { 'font-weight': weight = '', 'font-style': slant = '', 'text-decoration': line = '' } = style;
  setMark('strong', /^(?:bold|bolder|[6-9]00)$/.test(weight), /^(?:normal|lighter|[1-5]00)$/.test(weight));
  setMark('em', /^(?:italic|oblique)/.test(slant), slant === 'normal');
  setMark('u', line.includes('underline'), line === 'none');
  setMark('s', line.includes('line-through'), line === 'none');
  return all;
}
