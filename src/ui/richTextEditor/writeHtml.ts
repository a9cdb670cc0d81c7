import type { Mark, Node } from 'prosemirror-model';
import type { RichTextNode } from '../../core/richText/readRichText';
import { STYLE_MARKS, type StyleMark } from './schema';

type Given = Readonly<Record<string, string | number | null | undefined>>;

const NBSP = '\u00a0';

/** HTML of a document, which the server keeps to the letter; nothing for an empty one. */
export function writeHtml(doc: Node): string {
  const { firstChild } = doc;
  const isEmpty = doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0;
  // These find their direction by their own letters; what they hold has the same.
  return isEmpty ? '' : doc.children.map((block) => blockHtml(block, 'auto')).join('');
}

function blockHtml(node: Node, dir?: 'auto'): string {
  const { align, dir: own, start, level } = node.attrs as Given;
  const given = { style: align && `text-align:${align}`, dir: own ?? dir };
  switch (node.type.name) {
    case 'keptBlock':
      return treeHtml(node.attrs['tree'] as RichTextNode);
    case 'bulletList':
      return tagHtml('ul', given, node.children.map(itemHtml).join(''));
    case 'orderedList':
      return tagHtml('ol', { ...given, start: start === 1 ? null : start }, node.children.map(itemHtml).join(''));
    default:
      return tagHtml(level ? `h${level}` : 'p', given, inlineHtml(node));
  }
}

/** An item's first paragraph stands in it without a tag of its own, unless that tag says something. */
function itemHtml({ children: [first, ...others] }: Node): string {
  const bare = first && !first.attrs['align'] && !first.attrs['dir'];
  const content = first && (bare ? inlineHtml(first) : blockHtml(first));
  return tagHtml('li', {}, (content ?? '') + others.map((block) => blockHtml(block)).join(''));
}

function inlineHtml({ children, lastChild }: Node): string {
  let html = '';
  let before = ' ';
  const open: Mark[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${tagOf(open.pop() as Mark)}>`;
  };
  for (const child of children) {
    const shared = child.marks.findIndex((mark, at) => !open[at]?.eq(mark));
    closeTo(shared < 0 ? child.marks.length : shared);
    for (const mark of child.marks.slice(open.length)) {
      html += startHtml(tagOf(mark), givenOf(mark));
      open.push(mark);
    }
    const { text } = child;
    if (text === undefined)
      html += child.type.name === 'lineBreak' ? '<br />' : treeHtml(child.attrs['tree'] as RichTextNode);
    else html += escape(visibleSpaces(text, before));
    before = text === undefined ? ' ' : text.slice(-1);
  }
  closeTo(0);
  // The last line break of a paragraph makes no line; an empty paragraph would have no height.
  return !lastChild || lastChild.type.name === 'lineBreak' ? `${html}<br />` : html;
}

/** Browsers show one of several spaces, and none at the beginning of a line. */
const visibleSpaces = (text: string, before: string): string =>
  (before === ' ' ? text.replace(/^ /, NBSP) : text).replace(/ {2}/g, ` ${NBSP}`);

const isStyle = (name: string): name is StyleMark => Object.hasOwn(STYLE_MARKS, name);
const tagOf = ({ type: { name } }: Mark): string => (name === 'link' ? 'a' : isStyle(name) ? 'span' : name);

function givenOf({ type: { name }, attrs }: Mark): Given {
  if (isStyle(name)) return { style: `${STYLE_MARKS[name]}:${String(attrs['value'])}` };
  const { href, target, title } = attrs as Given;
  return name === 'link' ? { href, target, title, rel: 'noopener noreferrer' } : {};
}

const VOID = /^(?:br|hr|img)$/;

function treeHtml(node: RichTextNode): string {
  if (typeof node === 'string') return escape(node);
  const { tag, attributes, children } = node;
  const given = tag === 'a' ? { ...attributes, rel: 'noopener noreferrer' } : attributes;
  return VOID.test(tag) ? startHtml(tag, given, ' />') : tagHtml(tag, given, children.map(treeHtml).join(''));
}

const tagHtml = (tag: string, given: Given, content: string) => `${startHtml(tag, given)}${content}</${tag}>`;

const startHtml = (tag: string, given: Given, end = '>'): string =>
  `<${tag}${Object.entries(given)
    .map(([name, value]) => (value == null ? '' : ` ${name}="${escape(String(value)).replaceAll('"', '&quot;')}"`))
    .join('')}${end}`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
