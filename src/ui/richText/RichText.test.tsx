import { render } from '@testing-library/react';
import fc from 'fast-check';
import { RichText } from './RichText';

const base = 'https://host.example/page';
const show = (html: string) => render(<RichText html={html} base={base} />).container.firstElementChild as HTMLElement;

it('BLOCK-11 keeps the formatting that editors make', () => {
  const html =
    '<h2>Notre école</h2><p>Elle a <strong>besoin</strong> de <em>vous</em>&nbsp;!<br>Merci</p><ul><li>un</li><li>deux</li></ul>';
  expect(show(html).innerHTML).toBe(html);
});

it.each([
  ['<script>alert(1)</script>Bonjour', 'Bonjour'],
  ['<p onclick="alert(1)">Bonjour</p>', '<p>Bonjour</p>'],
  ['<iframe src="https://evil.example"></iframe>Bonjour', 'Bonjour'],
  ['<svg><a href="javascript:alert(1)">x</a></svg>Bonjour', 'Bonjour'],
  ['<style>p{color:red}</style>Bonjour', 'Bonjour'],
  ['<form action="https://evil.example"><input name="card">Bonjour</form>', 'Bonjour'],
  ['<constructor>Bonjour</constructor>', 'Bonjour'],
  ['<img src="data:image/svg+xml,x" onerror="alert(1)">Bonjour', 'Bonjour'],
])('BLOCK-11 cleans %s', (html, cleaned) => {
  expect(show(html).innerHTML).toBe(cleaned);
});

it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'BLOCK-11 no link carries %s',
  (address) => {
    const link = show(`<a href="${address}">x</a>`).querySelector('a');
    expect(link).toHaveTextContent('x');
    expect(link).not.toHaveAttribute('href');
  },
);

it('BLOCK-11 links and pictures of the site start from its own address', () => {
  const content = show(
    '<a href="/don" target="_blank">Don</a><img src="/photo.jpg" alt="Photo" width="640" height="x">',
  );
  expect(content.querySelector('a')).toHaveAttribute('href', 'https://host.example/don');
  expect(content.querySelector('a')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  const image = content.querySelector('img');
  expect(image).toHaveAttribute('src', 'https://host.example/photo.jpg');
  expect(image).toHaveAttribute('width', '640');
  expect(image).not.toHaveAttribute('height');
});

it('BLOCK-11 keeps harmless styles only', () => {
  const paragraph = show(
    '<p style="text-align:center;position:fixed;color:#c00;background-color:url(https://evil.example)">x</p>',
  ).querySelector('p');
  expect(paragraph?.style.cssText).toBe('text-align: center; color: rgb(204, 0, 0);');
});

it('BLOCK-04 keeps the three fonts of editors, and no other', () => {
  const fontOf = (font: string) =>
    show(`<p style="font-family: ${font}">x</p>`).querySelector('p')?.style.fontFamily ?? '';
  expect(['Arial', 'times new roman', 'Roboto, sans-serif', 'Comic Sans', 'url(x)'].map(fontOf)).toEqual([
    'Arial, sans-serif',
    '"Times New Roman", Times, serif',
    'Roboto, sans-serif',
    '',
    '',
  ]);
});

it('BLOCK-11 survives any text, unclosed and crossed tags and absurd depth', () => {
  expect(show('<b><i>x</b></i><p>y').textContent).toBe('xy');
  expect(show('<div>'.repeat(5000) + 'deep').textContent).toBe('deep');
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', '/', 'script', 'p', ' onload=', '"', '&', 'a href=javascript:', '!--')),
      (parts) => {
        const content = show(parts.join(''));
        expect(content.querySelector('script, [onload], [href^=javascript]')).toBeNull();
      },
    ),
    { numRuns: 200 },
  );
});
