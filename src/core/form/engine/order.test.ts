import fc from 'fast-check';
import { checkOrder, orderOf } from './order';
import { evaluatorOf, node } from '../testing/formOf';

const products = [{ id: 'P1', montant: 10.1 }, { id: 'P2', montant: 5 }]; // oxfmt-ignore
const content = [node('products'), node('freeAmount', { fieldKey: 'don' })];
const FREE = '[FREE_AMOUNT]_don';
const evaluate = (values: Record<string, unknown>, settings: object = {}, nodes = content) =>
  evaluatorOf(nodes, new Map(Object.entries(values)), { products, ...settings });

describe('orderOf', () => {
  it('ACC-01 ENG-30 FORM-21 counts prices per unit in cents, and free amounts above 0', () => {
    expect(orderOf(evaluate({ P1_quantity: 3, P2_quantity: 1, [FREE]: 2.5 }))).toEqual({
      lines: [
        { productId: 'P1', quantity: 3, amount: 3030 },
        { productId: 'P2', quantity: 1, amount: 500 },
      ],
      total: 3780,
    });
    expect(orderOf(evaluate({ P1_quantity: 3, P2_quantity: 1, [FREE]: 0 })).total).toBe(3530);
    expect(orderOf(evaluate({ [FREE]: -5 })).total).toBe(0);
    expect(orderOf(evaluate({ [FREE]: 'dix' })).total).toBe(0);
  });

  it('ENG-30 inactive and hidden products count nothing', () => {
    const off = { products: [{ ...products[0], active: false }, products[1]] };
    expect(orderOf(evaluate({ P1_quantity: 3, P2_quantity: 1 }, off)).total).toBe(500);
    expect(orderOf(evaluate({ P1_quantity: 3 }, {}, [node('conditional', {}, content)])).total).toBe(0);
  });

  it('ENG-30 a product that stands in two places counts once, one in rows counts in each', () => {
    expect(orderOf(evaluate({ P1_quantity: 1 }, {}, [...content, ...content])).total).toBe(1010);
    const rows = node('productInfo', { product: 'P1' }, [node('products', { products: ['P2'] })]);
    const nodes = [node('products', { products: ['P1'] }), rows];
    expect(orderOf(evaluate({ P1_quantity: 2, P2_quantity_1: 1, P2_quantity_2: 3 }, {}, nodes)).lines).toEqual([
      { productId: 'P1', quantity: 2, amount: 2020 },
      { productId: 'P2', quantity: 4, amount: 2000 },
    ]);
  });

  it('ENG-30 any prices and quantities make a whole number of cents', () => {
    const price = fc.double({ min: 0, max: 99_999_999, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(price, fc.nat(2000)), { maxLength: 8 }), (rows) => {
        const list = rows.map(([montant], index) => ({ id: `p${index}`, montant }));
        const values = Object.fromEntries(rows.map(([, quantity], index) => [`p${index}_quantity`, quantity]));
        const { lines, total } = orderOf(evaluate(values, { products: list }));
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }),
    );
  });
});

describe('checkOrder', () => {
  const NO_PRODUCT = { allowNoProduct: true };
  it.each([
    ['nothing chosen', {}, {}, 'articleMinimum'],
    ['a product', { P2_quantity: 1 }, {}, null],
    ['a gift and no product', { [FREE]: 50 }, {}, 'articleMinimum'],
    ['a gift where no product is needed', { [FREE]: 50 }, NO_PRODUCT, null],
    ['a gift under 1', { [FREE]: 0.5 }, NO_PRODUCT, 'articleMinimum'],
    ['nothing where it may be nothing', {}, { ...NO_PRODUCT, allowZeroAmount: true }, null],
    ['a product that costs nothing', { P1_quantity: 1 }, { products: [{ id: 'P1', montant: 0 }] }, 'articleMinimum'],
    ['no products to choose', { [FREE]: 1 }, { products: [] }, null],
    ['inactive products only', { [FREE]: 1 }, { products: [{ id: 'P1', active: false }] }, null],
    ['a simple form', {}, { type: 'SIMPLE' }, null],
  ])('ACC-02 ENG-31 ENG-32 ENG-34 %s', (_what, values, settings, expected) => {
    expect(checkOrder(evaluate(values, settings))).toBe(expected);
  });
});
