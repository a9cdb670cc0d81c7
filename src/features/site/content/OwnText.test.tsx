import { render } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { DROPPED_TAGS, RICH_TEXT_TAGS } from '../../../core/richText/allowed';
import { readRichText, type RichTextNode } from '../../../core/richText/readRichText';
import { view } from '../views/article';
import { article, pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';

const toReact = (node: RichTextNode, key: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, { key }, ...(node.children.length ? node.children.map(toReact) : []));
const written = (html: string) => {
  const { container, unmount } = render(<div>{readRichText(html).map(toReact)}</div>);
  const text = container.innerHTML;
  unmount();
  return text;
};
/** HTML after a browser has read it. */
const reread = (html: string) => {
  const place = document.createElement('section');
  place.innerHTML = html;
  return place.innerHTML;
};

const tag = fc.constantFrom(...RICH_TEXT_TAGS, ...DROPPED_TAGS.slice(0, 3), 'section');
const piece = fc.oneof(
  tag.map((name) => `<${name}>`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom('a', ' ', '\n', '&amp;', '<', 'x &lt; y', '<!-- c -->', 'שלום'),
);

it('BLOCK-11 a browser reads what a page says as it was drawn, whatever editors nest', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const html = written(pieces.join(''));
      expect(reread(html)).toBe(html);
    }),
    { numRuns: 500 },
  );
});

async function show(content: string) {
  const page = pageOf('ARTICLE', [{ ...article, image: '', content, credits: [], related: [], recent: [] }]);
  const { container } = render(await viewOf(view, page));
  return container.querySelector('.rich-text') as HTMLElement;
}

it.each([
  ['<script>alert(1)</script>Bonjour', 'Bonjour'],
  ['<p onclick="alert(1)">Bonjour</p>', '<p>Bonjour</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<img src="data:image/svg+xml,x" onerror="alert(1)">Bonjour', 'Bonjour'],
  ['<p style="color:red;position:fixed">x</p>', '<p class="t-h66u19">x</p>'],
  ['<table><tr><td colspan="2">x</table>', '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>'],
  ['<h1>Grand</h1>', '<h2>Grand</h2>'],
])('BLOCK-11 draws %s as %s', async (html, drawn) => {
  expect((await show(html)).innerHTML.replace(/t-\w+/, 't-h66u19')).toBe(drawn);
});

it('BLOCK-11 links and pictures start from the address of the site', async () => {
  const text = await show('<a href="/don">Don</a><img src="/photo.jpg" alt="Photo">');
  expect(text.querySelector('a')).toHaveAttribute('href', 'https://tilleuls.example/don');
  expect(text.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(text.querySelector('img')).toHaveAttribute('src', 'https://tilleuls.example/photo.jpg');
});

it('BLOCK-11 reads a long hostile text in time that grows with its length', () => {
  for (const bad of ['<a "', '<a ', '<!--', '<', '<a \'"', '&', '</p', '<div>', '<p><b>'])
    expect(readRichText(bad.repeat(30_000))).toBeInstanceOf(Array);
});
