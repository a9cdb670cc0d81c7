import { foldText } from '../../../core/text';

/**
 * The id of a category by its name: two articles whose categories have one name are of one category.
 * @example
 * categoryId('Vie juive') // => 'vie-juive'
 * categoryId('Été !') // => 'ete'
 * categoryId('חגים') // => 'c-1495-1490-1497-1501'
 */
export function categoryId(name: string): string {
  const folded = foldText(name);
  const plain = folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const isWhole = /^[\x20-\x7f]*$/.test(folded);
  const spelt = isWhole && plain ? plain : ['c', ...Array.from(folded, (letter) => letter.codePointAt(0))].join('-');
  return spelt.slice(0, 64);
}
