import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cleanHtml } from '../../server/text/cleanHtml';
import { RICH_TEXT_TAGS } from '../../src/core/richText/allowed';
import { readRichText, type RichTextNode } from '../../src/core/richText/readRichText';
import { parseRichText } from '../../src/ui/richText/parseRichText';

// What the server stores of an organisation's HTML, and what the browser draws of that, come from one list.
const base = 'https://host.example/page';
const draw = (html: string) => renderToStaticMarkup(createElement(Fragment, null, ...parseRichText(html, base)));

/** Tags and texts of HTML in their order. */
function partsOf(html: string) {
  const parts: (string | { tag: string; attributes: Record<string, string> })[] = [];
  const parser = new Parser({
    onopentag: (tag, attributes) => parts.push({ tag, attributes: { ...attributes } }),
    ontext: (text) => parts.push(text),
  });
  parser.end(html);
  return parts;
}

const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const fonts: Record<string, string> = {
  Arial: 'Arial, sans-serif',
  '"Times New Roman", serif': '"Times New Roman", Times, serif',
};
const declarationsOf = (style: string) =>
  style.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/);
    return [name.trim(), fonts[value.trim()] ?? value.trim()];
  });
/** An attribute as it is to be drawn. */
const drawnValue = (name: string, value: string) => {
  if (name === 'style') return Object.fromEntries(declarationsOf(value)) as object;
  if (name === 'href' || name === 'src') return new URL(value, base).href;
  return name === 'rel' ? `${value} nofollow` : value;
};

const choices: Record<string, string[]> = {
  style: [
    'color:red',
    'font-size:24px; text-align : center',
    'font-family:Arial;background-color:#ff0',
    'font-family:"Times New Roman", serif',
    'font-size:1.2em;font-style:italic',
    'position:fixed;color:url(x)',
    'font-size:900px;font-family:Comic Sans',
  ],
  dir: ['rtl', 'ltr', 'auto', 'up'],
  lang: ['he', 'pt-BR', '"'],
  href: ['https://a.example/', '/don', 'mailto:a@b.example', 'javascript:alert(1)', '//a.example'],
  src: ['https://a.example/a.png', '/a.png', 'data:text/html,x', 'mailto:a@b.example'],
  title: ['Voir', '<b>'],
  alt: ['Photo', ''],
  target: ['_blank', '_top'],
  width: ['640', '50%'],
  start: ['3', '-'],
  scope: ['col', 'page'],
  colspan: ['2', 'x'],
  onclick: ['alert(1)'],
  class: ['hidden'],
};
const quoted = (value: string) => `"${value.replaceAll('"', '&quot;')}"`;
const attribute = fc
  .constantFrom(...Object.keys(choices))
  .chain((name) => fc.constantFrom(...(choices[name] ?? [])).map((value) => `${name}=${quoted(value)}`));
const element = fc
  .record({
    tag: fc.constantFrom(...RICH_TEXT_TAGS, 'script', 'section', 'iframe'),
    attributes: fc.uniqueArray(attribute, { maxLength: 4, selector: (text) => text.split('=')[0] }),
    text: fc.constantFrom('Oui', 'שלום', ''),
  })
  .map(({ tag, attributes, text }) => `<${[tag, ...attributes].join(' ')}>${text}</${tag}>`);

it('BLOCK-11 the browser draws all that the server keeps of an organisation’s HTML', () => {
  fc.assert(
    fc.property(fc.array(element, { maxLength: 6 }), (elements) => {
      const kept = cleanHtml(elements.join(''));
      const drawn = partsOf(draw(kept));
      const wanted = partsOf(kept).map((part) =>
        typeof part === 'string'
          ? part
          : {
              tag: headings[part.tag] ?? part.tag,
              attributes: Object.fromEntries(
                Object.entries(part.attributes)
                  .filter(([name]) => name !== 'rel' || part.attributes['href'] !== undefined)
                  .map(([name, value]) => [name, drawnValue(name, value)]),
              ),
            },
      );
      const found = drawn.map((part) =>
        typeof part === 'string'
          ? part
          : {
              ...part,
              attributes: Object.fromEntries(
                Object.entries(part.attributes).map(([name, value]) => [
                  name,
                  name === 'style' ? Object.fromEntries(declarationsOf(value)) : value,
                ]),
              ),
            },
      );
      expect(found).toMatchObject(wanted);
    }),
    { numRuns: 500 },
  );
});

it('BLOCK-11 direction, language, sizes and the scope of headings come through', () => {
  const html = '<p dir="rtl" lang="he" style="font-size:24px" title="x" onclick="y()">שלום</p><th scope="col">A</th>';
  const kept = '<p dir="rtl" lang="he" style="font-size:24px">שלום</p><th scope="col">A</th>';
  expect(cleanHtml(html)).toBe(kept);
  expect(draw(kept)).toBe(kept);
});

it('BLOCK-11 pages of a site draw the tags, attributes and words that the server keeps, without a parser of HTML', () => {
  const flat = (nodes: readonly RichTextNode[]): ReturnType<typeof partsOf> =>
    nodes.flatMap((node) =>
      typeof node === 'string' ? [node] : [{ tag: node.tag, attributes: node.attributes }, ...flat(node.children)],
    );
  // What stands outside of a table is not kept as a part of one.
  const whole = element.filter((html) => !/^<(caption|thead|tbody|tfoot|t[rdh]|table)\b/.test(html));
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 6 }), (elements) => {
      const kept = cleanHtml(elements.join(''));
      const wanted = partsOf(kept).map((part) => {
        if (typeof part === 'string') return part;
        const { rel: _rel, ...attributes } = part.attributes;
        return { tag: part.tag, attributes };
      });
      const joined = (parts: ReturnType<typeof partsOf>) =>
        parts.reduce<ReturnType<typeof partsOf>>((all, part) => {
          const last = all.at(-1);
          if (typeof part === 'string' && typeof last === 'string') return [...all.slice(0, -1), last + part];
          return [...all, part];
        }, []);
      expect(joined(flat(readRichText(kept)))).toEqual(joined(wanted));
    }),
    { numRuns: 500 },
  );
});
