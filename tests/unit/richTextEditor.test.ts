import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { cleanHtml } from '../../server/text/cleanHtml';
import { readRichText } from '../../src/core/richText/readRichText';
import { safeLink } from '../../src/ui/safeLink';
import { readDocument } from '../../src/ui/richTextEditor/readDocument';
import { schema } from '../../src/ui/richTextEditor/schema';
import { writeHtml } from '../../src/ui/richTextEditor/writeHtml';

const { nodes, marks } = schema;
const takesLink = (href: string) => safeLink(href, 'https://host.example/page') !== null;
const read = (html: string) => readDocument(readRichText(html), takesLink);

/** Marks that take no attributes, and some that do. */
const mark = fc.constantFrom<Mark>(
  ...(['strong', 'em', 'u', 's', 'sub', 'sup', 'small', 'mark', 'code'] as const).map((name) => marks[name].create()),
  marks.font.create({ value: 'times' }),
  marks.color.create({ value: '#c00' }),
  marks.size.create({ value: '24px' }),
  marks.background.create({ value: 'rgb(1, 2, 3)' }),
  marks.link.create({ href: 'https://a.example/?a=1&b="2"' }),
  marks.link.create({ href: '/don', target: '_blank', title: 'Un <don>' }),
);
const word = fc.constantFrom('Bonjour', 'שלום', 'a < b & c > "d"', '&amp;', "l'école", '\u00a0!', '<script>', '😀');
const text = fc
  .record({ word, space: fc.constantFrom('', ' '), given: fc.array(mark, { maxLength: 4 }) })
  .map(({ word, space, given }) =>
    schema.text(
      word + space,
      given.reduce<readonly Mark[]>((all, one) => one.addToSet(all), []),
    ),
  );
const picture = nodes.keptInline.create({
  tree: { tag: 'img', attributes: { src: 'https://a.example/a.png', alt: '"x"' }, children: [] },
});
const lineOf = fc.array(fc.oneof({ weight: 6, arbitrary: text }, fc.constantFrom(nodes.lineBreak.create(), picture)), {
  maxLength: 5,
});
/** Spaces that no browser shows are not there. */
const inline = lineOf.map((line) =>
  line.map((node, at) => {
    const next = line[at + 1];
    return node.isText && (!next || next.type === nodes.lineBreak)
      ? schema.text((node.text ?? '').trimEnd() || 'x', node.marks)
      : node;
  }),
);
const attrs = fc.record({
  align: fc.constantFrom(null, 'left', 'center', 'right', 'justify'),
  dir: fc.constantFrom(null, 'rtl', 'ltr'),
  level: fc.constantFrom(2, 3, 4),
});
const paragraph = fc.tuple(attrs, inline).map(([given, content]) => nodes.paragraph.create(given, content));
const heading = fc.tuple(attrs, inline).map(([given, content]) => nodes.heading.create(given, content));
const kept = fc.constant(
  nodes.keptBlock.create({
    tree: {
      tag: 'table',
      attributes: {},
      children: [
        {
          tag: 'tbody',
          attributes: {},
          children: [
            { tag: 'tr', attributes: {}, children: [{ tag: 'td', attributes: { colspan: '2' }, children: ['a & b'] }] },
          ],
        },
      ],
    },
  }),
);
const { list } = fc.letrec<{ list: Node; item: Node }>((tie) => ({
  item: fc
    .tuple(paragraph, fc.array(fc.oneof({ maxDepth: 2 }, paragraph, heading, kept, tie('list')), { maxLength: 2 }))
    .map(([first, others]) => nodes.listItem.create(null, [first, ...others])),
  list: fc
    .tuple(
      fc.constantFrom(null, 'rtl'),
      fc.integer({ min: 1, max: 9 }),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([dir, start, items]) =>
      start < 4 ? nodes.bulletList.create({ dir }, items) : nodes.orderedList.create({ dir, start: start - 3 }, items),
    ),
}));
const documents = fc
  .array(fc.oneof(paragraph, heading, list, kept), { minLength: 1, maxLength: 5 })
  .map((blocks) => nodes.doc.create(null, blocks));

it('BUILD-07 what is written is read as it was, and the server keeps it to the letter', () => {
  fc.assert(
    fc.property(documents, (doc) => {
      doc.check();
      const html = writeHtml(doc);
      expect(cleanHtml(html)).toBe(html);
      const again = read(html);
      again.check();
      // A single paragraph without words is an empty text, however it was aligned.
      if (html !== '') expect(again.toJSON()).toEqual(doc.toJSON());
    }),
  );
});

it('BUILD-07 any HTML is read as a document that can be edited, and as the same one once it was written', () => {
  const pieces = fc.constantFrom(
    ...'<p> </p> <ul> </ul> <ol> </ol> <li> </li> <b> </b> <h1> </h1> <div> </div> <table> <tr> <td> </table> <br> <img src="https://a.example/a"> <blockquote> </blockquote> <a href="/x"> </a>'.split(
      ' ',
    ),
    ' ',
    '\n  ',
    'mot',
    '&nbsp;',
    '<p style="text-align:center">',
    '<span style="font-weight:bold;color:red">',
    '</span>',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const doc = read(parts.join(''));
      doc.check();
      const html = writeHtml(doc);
      expect(writeHtml(read(html))).toBe(html);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['', ''],
  ['Bonjour', '<p dir="auto">Bonjour</p>'],
  ['<h1>Un</h1><h6>Deux</h6>', '<h2 dir="auto">Un</h2><h4 dir="auto">Deux</h4>'],
  ['<p dir="rtl">שלום</p>', '<p dir="rtl">שלום</p>'],
  ['<p>a<br></p><p></p>', '<p dir="auto">a</p><p dir="auto"><br /></p>'],
  ['<b><i>a</i></b><i> b</i>', '<p dir="auto"><strong><em>a</em></strong><em> b</em></p>'],
  [
    '<a href="/don">D<b>o</b>n</a>',
    '<p dir="auto"><a href="/don" rel="noopener noreferrer">D<strong>o</strong>n</a></p>',
  ],
  ['<a href="javascript:x()">Don</a>', '<p dir="auto">Don</p>'],
  [
    '<span style="font-family:Times New Roman, serif;color:red">a</span>',
    '<p dir="auto"><span style="font-family:times"><span style="color:red">a</span></span></p>',
  ],
  ['<ul><li><p>a</p></li> <li>b<ul><li>c</ul></ul>', '<ul dir="auto"><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul dir="auto"><li>a<ul><li>b</li></ul></li></ul>'],
  [
    '<div style="text-align:right">a<p>b</p></div>',
    '<p style="text-align:right" dir="auto">a</p><p style="text-align:right" dir="auto">b</p>',
  ],
  ['<blockquote>a</blockquote><hr>', '<blockquote>a</blockquote><hr />'],
])('BUILD-07 BLOCK-11 %s is edited as %s', (html, written) => {
  expect(writeHtml(read(html))).toBe(written);
});

it('BUILD-07 spaces that an author typed are seen', () => {
  const doc = nodes.doc.create(null, nodes.paragraph.create(null, schema.text(' a  b ')));
  expect(writeHtml(doc)).toBe('<p dir="auto">\u00a0a \u00a0b </p>');
});
