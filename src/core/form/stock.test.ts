import { availableStock, quantityChoices, quantityWithin } from './stock';

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
});
