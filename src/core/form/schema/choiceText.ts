import type { Product } from './formSettings';

/**
 * Text of a numbered choice of a product (FORM-17): prefix, number, singular or plural name.
 * @example
 * choiceText({ selectPrefix: 'Prendre', selectProductName: 'place', selectProductNameMulti: 'places' }, 2) // => 'Prendre 2 places'
 * choiceText({ selectPrefix: 'Prendre', selectProductName: 'place', selectProductNameMulti: 'places' }, 1) // => 'Prendre 1 place'
 * choiceText({ selectPrefix: '', selectProductName: '', selectProductNameMulti: '' }, 3) // => '3'
 */
export function choiceText(
  options: Pick<Product['renderOptions'], 'selectPrefix' | 'selectProductName' | 'selectProductNameMulti'>,
  quantity: number,
): string {
  const { selectPrefix, selectProductName, selectProductNameMulti } = options;
  const name = (quantity > 1 && selectProductNameMulti) || selectProductName;
  return [selectPrefix, String(quantity), name].filter(Boolean).join(' ');
}
