import type { RichTextTag } from '../../core/richText/readRichText';

/**
 * An element for a tag of the allow-list and all that it holds. Its links lead nowhere, its pictures come from websites only, and
 * declarations are set through the CSSOM, which a strict policy allows.
 */
export function keptElement({ tag, attributes, children }: RichTextTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') element.style.cssText = value;
    else if (name !== 'href' && (name !== 'src' || /^https?:/.test(value))) element.setAttribute(name, value);
  }
  element.append(...children.map((child) => (typeof child === 'string' ? child : keptElement(child))));
  return element;
}
