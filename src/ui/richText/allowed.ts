import type { CSSProperties } from 'react';
import { safeLink } from '../safeLink';

/** Tags that are built; the value is what they become. Other tags vanish and leave their text. */
export const allowedTags: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'p br hr div span strong b em i u s del ins sub sup small mark h2 h3 h4 ul ol li blockquote pre code a img figure ' +
      'figcaption table caption thead tbody tfoot tr th td'
    )
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Tags that vanish together with all they hold. */
export const droppedTags: ReadonlySet<string> = new Set(
  'script style template noscript iframe object embed svg math title textarea select option audio video canvas head'.split(
    ' ',
  ),
);

const styleNames: Readonly<Record<string, keyof CSSProperties>> = {
  'text-align': 'textAlign',
  'font-weight': 'fontWeight',
  'font-style': 'fontStyle',
  'text-decoration': 'textDecoration',
  color: 'color',
  'background-color': 'backgroundColor',
};

/** The fonts that editors offer (BLOCK-04), each with what stands in for it. */
const fonts: Readonly<Record<string, string>> = {
  arial: 'Arial, sans-serif',
  times: '"Times New Roman", Times, serif',
  roboto: 'Roboto, sans-serif',
};
const fontOf = (value: string) => fonts[/^(arial|times|roboto)/.exec(value.trim().toLowerCase())?.[0] ?? ''];

/** Declarations of a `style` attribute that we accept. React sets them through the CSSOM, which a strict policy allows. */
export function allowedStyle(declarations: string): CSSProperties | undefined {
  const style: Record<string, string> = {};
  for (const declaration of declarations.split(';')) {
    const [name = '', value = ''] = declaration.split(':');
    const font = name.trim().toLowerCase() === 'font-family' && fontOf(value);
    if (font) style['fontFamily'] = font;
    const property = styleNames[name.trim().toLowerCase()];
    if (property && /^[\w\s#%.,()-]{1,60}$/.test(value) && !/url|var|env|image/i.test(value))
      style[property] = value.trim();
  }
  return Object.keys(style).length ? style : undefined;
}

const wholeNumber = (text: string | undefined) => (text && /^\d{1,4}$/.test(text) ? Number(text) : undefined);

/** Properties of the React element for a tag; null when the tag makes no sense with what is left of its attributes. */
export function allowedProps(tag: string, attributes: Record<string, string>, base: string): object | null {
  const style = attributes.style ? { style: allowedStyle(attributes.style) } : {};
  const size = { width: wholeNumber(attributes.width), height: wholeNumber(attributes.height) };
  switch (tag) {
    case 'a': {
      const href = safeLink(attributes.href ?? '', base);
      const target = attributes.target === '_blank' ? '_blank' : undefined;
      return attributes.href && href ? { ...style, href, target, rel: 'noopener noreferrer nofollow' } : style;
    }
    case 'img': {
      const src = safeLink(attributes.src ?? '', base);
      if (!attributes.src || !src || !/^(https?:|\/)/.test(src)) return null;
      return { src, alt: attributes.alt ?? '', ...size, loading: 'lazy', decoding: 'async' };
    }
    case 'th':
    case 'td':
      return { ...style, colSpan: wholeNumber(attributes.colspan), rowSpan: wholeNumber(attributes.rowspan) };
    case 'ol':
      return { ...style, start: wholeNumber(attributes.start) };
    default:
      return style;
  }
}
