import fc from 'fast-check';
import { minor, sumMinor } from '../../money';
import { chargesOf, monthlyPlan } from './monthlyPlan';

/** The charges of a total that is paid in parts, as the payment form shows them and the server charges them. */
function splitPlan(total: number, divide: number, currency = 'eur'): number[] {
  return chargesOf(monthlyPlan({ montant: minor(total), currency, abo: false, divide }), currency);
}

describe('the charges of a split', () => {
  it.each([
    [10000, 3, [3400, 3400, 3200]],
    [25000, 4, [6300, 6300, 6300, 6100]],
    [1300, 12, [200, 200, 200, 200, 200, 200, 100]],
    [1210, 12, [200, 200, 200, 200, 200, 210]],
    [120000, 12, Array.from({ length: 12 }, () => 10000)],
  ])('PAY-35 charges %i in %i exactly as announced', (total, parts, charges) => {
    expect(splitPlan(total, parts)).toEqual(charges);
  });

  it.each([
    ['jpy', 1],
    ['eur', 100],
    ['kwd', 1000],
  ])('PAY-31 rounds a part up to a whole unit of %s', (currency, unit) => {
    expect(splitPlan(10 * unit, 4, currency)).toEqual([3 * unit, 3 * unit, 3 * unit, unit]);
  });

  it('PAY-35 never loses a cent, never charges below 1 and never more often than asked', () => {
    const total = fc.integer({ min: 100, max: 10_000_000_00 });
    fc.assert(
      fc.property(total, fc.integer({ min: 2, max: 36 }), (amount, parts) => {
        const charges = splitPlan(amount, parts);
        expect(sumMinor(charges.map(minor))).toBe(amount);
        expect(charges.length).toBeLessThanOrEqual(parts);
        for (const charge of charges) expect(charge).toBeGreaterThanOrEqual(100);
      }),
    );
  });
});
