import fc from 'fast-check';
import { displayPlan, toDisplayed } from '../../money';
import { cartMontant, changeCart, straightSplit, type Cart } from './campaignProducts';
import { shownProducts } from './shownProducts';

const euros = displayPlan({ organisationDevise: 'eur', lang: 'fr' });
const shekels = displayPlan({ organisationDevise: 'eur', lang: 'he' });

it('CPROD-01 orders products by position, equal ones as they came, those without one last', () => {
  const products = [
    [3, 'a'],
    [null, 'b'],
    [1, 'c'],
    [3, 'd'],
    [undefined, 'e'],
    [-1, 'f'],
    [0, 'g'],
  ] as const;
  const shown = shownProducts(products.map(([position, id]) => ({ id, position, montant: 1 })));
  expect(shown.map(({ id }) => id).join('')).toBe('fgcadbe');
});

it('CPROD-03 shows the first two in a page without dialog, until all are asked for', () => {
  const products = ['a', 'b', 'c'].map((id, index) => ({ id, montant: 1, position: 3 - index }));
  const ids = (noModal: boolean, all: boolean) => shownProducts(products, { noModal, all }).map(({ id }) => id);
  expect([ids(true, false), ids(true, true), ids(false, false)]).toEqual([
    ['c', 'b'],
    ['c', 'b', 'a'],
    ['c', 'b', 'a'],
  ]);
});

it('CPROD-01 changes quantities by one, never below none, and leaves the cart before as it was', () => {
  const before: Cart = new Map([['a', 1]]);
  expect([...changeCart(changeCart(before, 'a', 1), 'b', 1)]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect([changeCart(before, 'a', -1).size, changeCart(before, 'z', -1).size, before.get('a')]).toEqual([0, 1, 1]);
});

it('CPROD-01 converts the sum once', () => {
  // 3 × 18.50 € = 55.50 € = 213 ₪; converted one by one it would be 3 × 71 = 213, 7 × 0.50 €: 13, not 7 × 2.
  const products = [
    { id: 'a', montant: 18.5 },
    { id: 'b', montant: 0.5 },
  ];
  expect(cartMontant(new Map([['a', 3]]), products, {}, shekels)).toBe(21_300);
  expect(cartMontant(new Map([['b', 7]]), products, {}, shekels)).toBe(1300);
  const carts = fc.array(
    fc.record({ price: fc.integer({ min: 0, max: 1e6 }), quantity: fc.integer({ min: 0, max: 50 }) }),
  );
  fc.assert(
    fc.property(carts, (lines) => {
      const sold = lines.map(({ price }, index) => ({ id: String(index), montant: price / 100 }));
      const cart: Cart = new Map(lines.map(({ quantity }, index) => [String(index), quantity]));
      const cents = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      expect(cartMontant(cart, sold, {}, euros)).toBe(Math.max(100, cents));
      expect(cartMontant(cart, sold, {}, shekels)).toBe(Math.max(100, toDisplayed(cents / 100, 'he') * 100));
    }),
  );
});

it('CPROD-01 comes to one unit at least, to nothing when months are forced', () => {
  const gone: Cart = new Map([['gone', 4]]);
  expect([cartMontant(gone, [], {}, euros), cartMontant(gone, [], { forceMonthNb: 12 }, euros)]).toEqual([100, 0]);
});

it('CPROD-02 sends a product with a split straight to the payment', () => {
  const split = (divide: number | null | undefined) => straightSplit({ id: 'a', montant: 1, divide });
  expect([10, 2, 1, 0, null, undefined].map(split)).toEqual([10, 2, null, null, null, null]);
});
