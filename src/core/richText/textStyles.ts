import { fontOf } from './allowedStyle';
import type { RichTextNode } from './readRichText';

/** Fallbacks of editor fonts (BLOCK-04) that the visitor lacks. */
export const FONTS: Readonly<Record<string, string>> = {
  arial: 'Arial, sans-serif',
  times: '"Times New Roman", Times, serif',
  roboto: 'Roboto, sans-serif',
};

/**
 * The class that stands for a `style` attribute, which pages with a strict policy refuse: the same for the same declarations.
 * @param style as `allowedAttributes` leaves it.
 * @example
 * styleClass('color:red') // => 't-h66u19'
 */
export function styleClass(style: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < style.length; at += 1) hash = Math.imul(hash ^ style.charCodeAt(at), 0x01000193);
  return `t-${(hash >>> 0).toString(36)}`;
}

/**
 * The style sheet of a text: a rule for each class that stands for its `style` attributes (BLOCK-04).
 * @example
 * textSheet([{ tag: 'p', attributes: { style: 'color:red' }, children: [] }]) // => '.t-h66u19{color:red}'
 */
export function textSheet(nodes: readonly RichTextNode[]): string {
  const rules = new Set<string>();
  const visit = (all: readonly RichTextNode[]) => {
    for (const node of all) {
      if (typeof node === 'string') continue;
      const { style } = node.attributes;
      if (style) rules.add(`.${styleClass(style)}{${drawnDeclarations(style)}}`);
      visit(node.children);
    }
  };
  visit(nodes);
  return [...rules].join('');
}

const drawnDeclarations = (style: string): string =>
  style
    .split(';')
    .map((declaration) => {
      const value = declaration.slice(declaration.indexOf(':') + 1);
      return declaration.startsWith('font-family:')
        ? `font-family:${FONTS[fontOf(value) ?? ''] ?? 'inherit'}`
        : declaration;
    })
    .join(';');
