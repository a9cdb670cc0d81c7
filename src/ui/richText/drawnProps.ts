import type { CSSProperties } from 'react';
import { allowedAttributes, DROPPED_TAGS, RICH_TEXT_TAGS } from '../../core/richText/allowed';
import { allowedStyle, fontOf } from '../../core/richText/allowedStyle';
import { FONTS } from '../../core/richText/textStyles';
import { safeLink } from '../safeLink';

/** Headings stand within a page that has one of its own. */
const drawnAs: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Allowed tags and the element each becomes. Other tags are dropped, leaving their text. */
export const drawnTags: ReadonlyMap<string, string> = new Map(RICH_TEXT_TAGS.map((tag) => [tag, drawnAs[tag] ?? tag]));

export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

export const droppedTags: ReadonlySet<string> = new Set(DROPPED_TAGS);

/** React sets declarations through the CSSOM, which a strict policy allows. */
function drawnStyle(declarations: string): CSSProperties {
  const style = Object.entries(allowedStyle(declarations)).map(([name, value]) => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    name === 'font-family' ? FONTS[fontOf(value) ?? ''] : value,
  ]);
  return Object.fromEntries(style) as CSSProperties;
}

const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Props of the React element for a tag; null if the tag is useless with its remaining attributes. */
export function drawnProps(tag: string, attributes: Record<string, string>, base: string): object | null {
  const { style, href, src, ...plain } = allowedAttributes(tag, attributes);
  const props = {
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [reactNames[name] ?? name, value])),
    ...(style && { style: drawnStyle(style) }),
  };
  if (tag === 'img') {
    const address = src ? safeLink(src, base) : null;
    if (!address || !/^(https?:|\/)/.test(address)) return null;
    return { alt: '', ...props, src: address, loading: 'lazy', decoding: 'async' };
  }
  const address = href ? safeLink(href, base) : null;
  return address ? { ...props, href: address, rel: 'noopener noreferrer nofollow' } : props;
}
