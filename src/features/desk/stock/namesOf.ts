import type { StockLimit } from '../../../contract/forms/stock';

/**
 * The products of a limit by name.
 * @example
 * namesOf({ products: [{ id: 'a', name: 'Repas' }, { id: 'b', name: 'Tombola' }] }) // => 'Repas + Tombola'
 */
export const namesOf = ({ products }: Pick<StockLimit, 'products'>): string =>
  products.map(({ name }) => name).join(' + ');
