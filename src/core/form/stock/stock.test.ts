import { keptWithin, leftBeside } from './sharedStock';
import { slotsChosen } from '../engine/slotsChosen';
import { availableStock, mostOf, productsToRecheck, quantityChoices, quantityWithin } from './stock';
import { stockDrops } from '../engine/stockDrops';
import { CHECK, definitionOf, evaluatorOf, node } from '../testing/formOf';
import { validateForm } from '../engine/validateForm';

describe('stock', () => {
  it('ACC-03 ENG-20 leaves what is not chosen yet, without end when nothing limits it', () => {
    expect([0, 3, 5, 6].map((quantity) => availableStock(5, quantity, 30))).toEqual([5, 2, 0, 0]);
    expect([availableStock(null, 9, 30), availableStock(-2, 0, 30), availableStock(50, 3, 4)]).toEqual([21, 0, 1]);
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
    expect(quantityChoices(availableStock(total, quantity, 1000), quantity)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
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
    const values = new Map([['P2_quantity', 2], ['P1_quantity_1', 4], ['P1_quantity_2', 3]]); // oxfmt-ignore
    const products = [{ id: 'P1' }, { id: 'P2' }];
    const form = [node('products', { products: ['P2'] }), rows];
    expect(stockDrops(evaluatorOf(form, values, { products }), 'P1', total)).toEqual(drops);
  });

  it('ENG-22 a slot of a hidden calendar does not count', () => {
    const hidden = node('conditional', { default: 'HIDE' }, [node('calendar', { calendarId: 'c2' })]);
    const values = new Map([['[CALENDAR]_c1', '2025-11-12T08:30:00Z'], ['[CALENDAR]_c2', '2025-11-13T08:30:00Z']]); // oxfmt-ignore
    const evaluator = evaluatorOf([node('calendar', { calendarId: 'c1' }), hidden], values);
    expect(slotsChosen(evaluator)).toEqual({ '[CALENDAR]_c1': '2025-11-12T08:30:00Z' });
  });

  it('ENG-22 asks about the other products, those asked at the same time excepted', () => {
    expect(productsToRecheck(['P1', 'P2', 'P3'], ['P3', 'P1'])).toEqual(['P2']);
  });

  it('SRV-06 what is left beside the others of a stock, itself not counted, is never less than nothing', () => {
    const wanted = new Map([['A', 3], ['B', 4], ['other', 9]]); // oxfmt-ignore
    expect(['A', 'B'].map((id) => leftBeside(5, ['A', 'B'], wanted, id))).toEqual([1, 2]);
    expect(leftBeside(2, ['A', 'B'], wanted, 'A')).toBe(0);
  });

  it.each([
    [9, [3, 4, 2]],
    [4, [3, 1, 0]],
    [0, [0, 0, 0]],
    [-1, [0, 0, 0]],
  ])('SRV-06 ENG-21 of a stock of %d the first products keep what they can', (left, kept) => {
    const ids = ['A', 'B', 'C'];
    const found = keptWithin(left, ids, new Map([['A', 3], ['B', 4], ['x', 7], ['C', 2]])); // oxfmt-ignore
    expect([...found]).toEqual(ids.map((id, index) => [id, kept[index]]));
    // The kept quantities are valid: checked again, none drops.
    for (const id of ids) expect(leftBeside(left, ids, found, id)).toBeGreaterThanOrEqual(found.get(id) ?? 0);
  });

  it('SRV-14 FORM-17 FORM-18 an order holds 30 of a product, or what its author says, as far as the way to choose it goes', () => {
    const most = (type: 'DEFAULT' | 'SELECT' | 'CHECKBOX', settings: object = {}) => {
      const [product] = definitionOf([], { products: [{ id: 'P1', renderOptions: { type }, ...settings }] }).products;
      return product && mostOf(product);
    };
    expect([most('DEFAULT'), most('SELECT'), most('CHECKBOX')]).toEqual([30, 30, 1]);
    const large = { maxPerOrder: 40 };
    expect([most('DEFAULT', large), most('SELECT', large), most('CHECKBOX', large)]).toEqual([40, 30, 1]);
    expect([most('DEFAULT', { maxPerOrder: 5000 }), most('DEFAULT', { maxPerOrder: 0 })]).toEqual([1000, 1]);
  });

  it('SRV-14 counts all places of a product together', () => {
    const rows = node('productInfo', { product: 'P2' }, [node('products', { products: ['P1'] })]);
    const products = [{ id: 'P1', maxPerOrder: 5 }, { id: 'P2' }];
    const found = (second: number) => {
      const values = new Map([['P2_quantity', 2], ['P1_quantity_1', 4], ['P1_quantity_2', second]]); // oxfmt-ignore
      return validateForm(evaluatorOf([node('products', { products: ['P2'] }), rows], values, { products }), CHECK);
    };
    expect([found(1), found(2)]).toEqual([[], [{ key: 'P1_quantity_2', step: null, code: 'tooMany' }]]);
  });
});
