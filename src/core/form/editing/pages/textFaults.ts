import { readRichText, type RichTextNode } from '../../../richText/readRichText';

export type TextFault = 'linkEmpty' | 'altMissing';

const lettersOf = (node: RichTextNode): string =>
  typeof node === 'string' ? node : node.children.map(lettersOf).join('');
const hasPicture = (node: RichTextNode): boolean =>
  typeof node !== 'string' && (node.tag === 'img' || node.children.some(hasPicture));

/**
 * Accessibility faults of a text (BUILD-63), each once: links without a target or a text, pictures without a description.
 * @example
 * textFaults('<p><a href="#">Ici</a> <img src="/a.png"></p>') // => ['linkEmpty', 'altMissing']
 * textFaults('<p><a href="/don">Donner</a></p>') // => []
 */
export function textFaults(html: string): TextFault[] {
  const found = new Set<TextFault>();
  const visit = (node: RichTextNode): void => {
    if (typeof node === 'string') return;
    const { tag, attributes, children } = node;
    const leads = attributes['href']?.trim() ?? '';
    const isBare = lettersOf(node).trim() === '' && !hasPicture(node);
    if (tag === 'a' && (leads === '' || leads === '#' || isBare)) found.add('linkEmpty');
    if (tag === 'img' && (attributes['alt'] ?? '').trim() === '') found.add('altMissing');
    children.forEach(visit);
  };
  readRichText(html).forEach(visit);
  return [...found];
}
