import { createElement, type ReactNode, useMemo } from 'react';
import type { PageData } from '../../../contract/site/pageData';
import { readRichText, type RichTextNode } from '../../../core/richText/readRichText';
import { styleClass } from '../../../core/richText/textStyles';
import { safeLink } from '../../../ui/safeLink';
import { useSite } from '../siteContext';

/** Headings stand below the page's own. */
const DRAWN_AS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/**
 * An organisation's HTML, cleaned by the server, in a page of its site (BLOCK-11). Unlike `RichText` it needs no large parser,
 * and its styles are classes: `textSheet` has them. Paths in it start from the site's address.
 */
export function OwnText({ html }: { html: string }) {
  const { page } = useSite();
  const { pictures } = page;
  const base = page.site.address;
  const drawn = useMemo(() => drawAll(readRichText(html), { base, pictures }), [html, base, pictures]);
  return (
    <div className="rich-text" dir="auto">
      {drawn}
    </div>
  );
}

type Around = { readonly base: string; readonly pictures: PageData['pictures'] };

const drawAll = (nodes: readonly RichTextNode[], around: Around): ReactNode[] =>
  nodes.map((node, at) => (typeof node === 'string' ? node : draw(node, at, around)));

function draw({ tag, attributes, children }: Exclude<RichTextNode, string>, key: number, around: Around): ReactNode {
  const { base, pictures } = around;
  const { style, href, src, target, ...plain } = attributes;
  const props = {
    key,
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [REACT_NAMES[name] ?? name, value])),
    ...(style && { className: styleClass(style) }),
  };
  if (tag === 'img') {
    const address = src ? safeLink(src, base) : null;
    if (!address || !/^https?:/.test(address)) return null;
    const { width, height } = pictures[src ?? ''] ?? {};
    const known = { width, height, loading: 'lazy', decoding: 'async' } as const;
    return createElement('img', { alt: '', ...known, ...props, src: address });
  }
  const name = DRAWN_AS[tag] ?? tag;
  if (tag === 'br' || tag === 'hr') return createElement(name, props);
  const address = href ? safeLink(href, base) : null;
  const link = address && { href: address, target, rel: 'noopener noreferrer nofollow' };
  return createElement(name, { ...props, ...link }, ...drawAll(children, around));
}
