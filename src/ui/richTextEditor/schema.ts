import { Schema, type Attrs, type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';
import { fontOf } from '../../core/richText/allowedStyle';
import { FONTS } from '../../core/richText/textStyles';
import type { RichTextTag } from '../../core/richText/readRichText';
import { keptElement } from './keptElement';

/** Properties of text that have no tag of their own; `color` and `font` have a control, the others stay as they were written. */
export const STYLE_MARKS = {
  font: 'font-family',
  color: 'color',
  size: 'font-size',
  background: 'background-color',
} as const;
export type StyleMark = keyof typeof STYLE_MARKS;

/** Marks that are a tag, and other tags that are read as such. */
export const TAG_MARKS = {
  strong: ['b'],
  em: ['i'],
  u: ['ins'],
  s: ['del'],
  sub: [],
  sup: [],
  small: [],
  mark: [],
  code: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TagMark = keyof typeof TAG_MARKS;

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** `align` is null where the text begins; `dir` is null where it follows the first letters. */
const textAttrs = { align: { default: null }, dir: { default: null } };

const blockDom = ({ align, dir }: Attrs): Attrs => ({
  ...(typeof align === 'string' && { style: `text-align: ${align}` }),
  ...(typeof dir === 'string' && { dir }),
});
// `parseDOM` reads what browsers and ProseMirror put into the editor, never HTML.
const readBlock = (element: HTMLElement): Attrs => ({ align: element.style.textAlign || null });

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: textAttrs,
    parseDOM: [{ tag: 'p', getAttrs: readBlock }],
    toDOM: ({ attrs }) => ['p', blockDom(attrs), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 }, ...textAttrs },
    parseDOM: [2, 3, 4].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element: HTMLElement) => ({ level, ...readBlock(element) }),
    })),
    toDOM: ({ attrs }) => [`h${attrs['level']}`, blockDom(attrs), 0],
  },
  bulletList: {
    content: 'listItem+',
    group: 'block list',
    attrs: { dir: { default: null } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: ({ attrs }) => ['ul', blockDom(attrs), 0],
  },
  orderedList: {
    content: 'listItem+',
    group: 'block list',
    attrs: { start: { default: 1 }, dir: { default: null } },
    parseDOM: [{ tag: 'ol' }],
    toDOM: ({ attrs }) => ['ol', { ...blockDom(attrs), start: attrs['start'] as number }, 0],
  },
  listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  /** Content made by another editor, such as a table: it can be moved and removed, but not changed. */
  keptBlock: {
    group: 'block',
    atom: true,
    attrs: { tree: {} },
    toDOM: (node) => ['div', { class: 'kept' }, keptDom(node)],
  },
  keptInline: { group: 'inline', inline: true, atom: true, attrs: { tree: {} }, toDOM: (node) => keptDom(node) },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const keptDom = ({ attrs }: Node): DOMOutputSpec => keptElement(attrs['tree'] as RichTextTag);

const styleMark = (property: string, shown = (value: string) => value): MarkSpec => ({
  attrs: { value: {} },
  parseDOM: [{ style: property, getAttrs: (value) => (property === 'font-family' ? readFont(value) : { value }) }],
  toDOM: ({ attrs }) => ['span', { style: `${property}: ${shown(String(attrs['value']))}` }, 0],
});
const readFont = (family: string) => {
  const value = fontOf(family);
  return value !== null && { value };
};

const tagMark = (tag: TagMark): MarkSpec => ({
  parseDOM: [tag, ...TAG_MARKS[tag]].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

/** In the order in which they stand within one another, the outermost first. */
const marks: Record<'link' | StyleMark | TagMark, MarkSpec> = {
  link: {
    attrs: { href: {}, target: { default: null }, title: { default: null } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'noopener noreferrer nofollow' }, 0],
  },
  font: styleMark('font-family', (font) => FONTS[font] ?? 'inherit'),
  color: styleMark('color'),
  size: styleMark('font-size'),
  background: styleMark('background-color'),
  strong: tagMark('strong'),
  em: tagMark('em'),
  u: tagMark('u'),
  s: tagMark('s'),
  sub: tagMark('sub'),
  sup: tagMark('sup'),
  small: tagMark('small'),
  mark: tagMark('mark'),
  code: tagMark('code'),
};

/** Content of a text: a part of the allow-list of `core/richText`, the rest of which is kept as well. */
export const schema = new Schema({ nodes, marks });
