import { slotsChosen } from './slotsChosen';
import { availableStock, productsToRecheck, quantityChoices, quantityWithin } from './stock';
import { stockDrops } from './stockDrops';
import { evaluatorOf, node } from './testing/formOf';

describe('stock', () => {
  it('ACC-03 ENG-20 leaves what is not chosen yet, without end when nothing limits it', () => {
    expect([0, 3, 5, 6].map((quantity) => availableStock(5, quantity))).toEqual([5, 2, 0, 0]);
    expect([availableStock(null, 9), availableStock(-2, 0)]).toEqual([Infinity, 0]);
  });

  it('ACC-03 ENG-21 a quantity drops to the stock, or to 0', () => {
    expect([null, 7, 2, 0, -1].map((total) => quantityWithin(5, total))).toEqual([5, 5, 2, 0, 0]);
  });

  it.each([
    [null, 0, 30],
    [12, 0, 12],
    [45, 0, 30],
    [12, 5, 12],
    [0, 0, 0],
    [2, 5, 5],
  ])('ACC-04 FORM-17 a stock of %s with %d chosen gives %d choices', (total, quantity, count) => {
    expect(quantityChoices(total, quantity)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });

  it.each([
    [7, []],
    [null, []],
    [5, [{ key: 'P1_quantity_2', quantity: 1 }]],
    [
      2,
      [
        { key: 'P1_quantity_1', quantity: 2 },
        { key: 'P1_quantity_2', quantity: 0 },
      ],
    ],
    [
      -3,
      [
        { key: 'P1_quantity_1', quantity: 0 },
        { key: 'P1_quantity_2', quantity: 0 },
      ],
    ],
  ])('ENG-21 a stock of %s leaves the first places of a product what they have', (total, drops) => {
    const rows = node('productInfo', { product: 'P2' }, [node('products', { products: ['P1'] })]);
    const values = new Map([['P2_quantity', 2], ['P1_quantity_1', 4], ['P1_quantity_2', 3]]); // prettier-ignore
    const products = [{ id: 'P1' }, { id: 'P2' }];
    const form = [node('products', { products: ['P2'] }), rows];
    expect(stockDrops(evaluatorOf(form, values, { products }), 'P1', total)).toEqual(drops);
  });

  it('ENG-22 a slot of a hidden calendar does not count', () => {
    const hidden = node('conditional', { default: 'HIDE' }, [node('calendar', { calendarId: 'c2' })]);
    const values = new Map([['[CALENDAR]_c1', '2025-11-12T08:30:00Z'], ['[CALENDAR]_c2', '2025-11-13T08:30:00Z']]); // prettier-ignore
    const evaluator = evaluatorOf([node('calendar', { calendarId: 'c1' }), hidden], values);
    expect(slotsChosen(evaluator)).toEqual({ '[CALENDAR]_c1': '2025-11-12T08:30:00Z' });
  });

  it('ENG-22 asks about the other products, those asked at the same time excepted', () => {
    expect(productsToRecheck(['P1', 'P2', 'P3'], ['P3', 'P1'])).toEqual(['P2']);
  });
});
